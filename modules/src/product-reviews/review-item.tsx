import type { ProductSummary, ReviewSummary } from '@witryna/module-schemas';
import { Stars } from '../shared/stars.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './review-item.module.css';
import { reviewId } from './use-reviews.ts';

interface ReviewItemProps {
  readonly review: ReviewSummary;
  readonly product: ProductSummary;
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** One review: stars, what it is about, when, by whom, and their words as they wrote them. */
export function ReviewItem({ review, product, level: Heading }: ReviewItemProps) {
  const { site, t } = useShop();
  const { id, author, summary, content, rate, createdAt, isVerified, shade } = review;
  // One that the shop made of the first sentence would be read twice.
  const hasOwnSummary = summary !== '' && !content.startsWith(summary.replace(/…$/, ''));
  const colour = product.variants.find(({ sku }) => sku === shade)?.colour;
  return (
    <li className={styles.root} id={reviewId(id)} tabIndex={-1}>
      <div className={styles.head}>
        <Stars rate={rate} />
        <time className={styles.date} dateTime={createdAt}>
          {dateInWords(site.language, createdAt)}
        </time>
      </div>
      {hasOwnSummary && <Heading className={styles.summary}>{summary}</Heading>}
      <p className={styles.content}>{content}</p>
      <p className={styles.author}>
        <strong>{author || t('formerCustomer')}</strong>
        <span className={styles.kind} data-verified={isVerified ? true : undefined}>
          {t(isVerified ? 'verifiedBuyer' : 'shopCustomer')}
        </span>
        {colour && (
          <span className={styles.shade} style={{ '--shade': colour.hex }}>
            {t('shade')}: {colour.label}
          </span>
        )}
      </p>
    </li>
  );
}

/** The day in the shop's own time zone, so that server and browser say the same. */
function dateInWords(language: string, moment: string): string {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Warsaw' } as const;
  return new Intl.DateTimeFormat(language, day).format(new Date(moment));
}
