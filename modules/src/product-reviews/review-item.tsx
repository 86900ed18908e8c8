import { formatShortDay, makeOnce, primaryLanguage, type ReviewSummary } from '@witryna/module-schemas';
import { Stars } from '../shared/products/stars.tsx';
import { useShop } from '../shop/shop.ts';
import type { ReviewedShade } from '../shop/shop-actions.ts';
import styles from './review-item.module.css';

interface ReviewItemProps {
  /** Where it stands in the document. */
  readonly id: string;
  readonly review: ReviewSummary;
  readonly shades: readonly ReviewedShade[];
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** One review: stars, what it is about, when, by whom, and their words as they wrote them, in whatever language. */
export function ReviewItem({ id, review, shades, level: Heading }: ReviewItemProps) {
  const { site, t } = useShop();
  const { author, summary, content, rate, createdAt, isVerified, isOwn, shade, language } = review;
  // One that the shop made of the first sentence would be read twice.
  const hasOwnSummary = summary !== '' && !content.startsWith(summary.replace(/…$/, ''));
  const foreign = language === primaryLanguage(site.language) ? undefined : language;
  const colour = shades.find(({ sku }) => sku === shade);
  return (
    <li className={styles.root} id={id} tabIndex={-1}>
      <div className={styles.head}>
        <Stars rate={rate} />
        <time className={styles.date} dateTime={createdAt}>
          {formatShortDay(new Date(createdAt), site.language)}
        </time>
      </div>
      {hasOwnSummary && (
        <Heading className={styles.summary} lang={foreign}>
          {summary}
        </Heading>
      )}
      <p className={styles.content} lang={foreign}>
        {content}
      </p>
      <p className={styles.author}>
        <strong>{author || t('formerCustomer')}</strong>
        <span className={styles.kind} data-verified={isVerified ? true : undefined}>
          {t(isVerified ? 'verifiedBuyer' : 'shopCustomer')}
        </span>
        {isOwn && <span>{t('yourReview')}</span>}
        {foreign && <span>{t('reviewLanguage', { language: languagesIn(site.language).of(foreign) ?? foreign })}</span>}
        {colour && (
          <span className={styles.shade} style={{ '--shade': colour.hex }}>
            {t('shade')}
            {t('colon')} {colour.label}
          </span>
        )}
      </p>
    </li>
  );
}

/** Names of languages in a language. */
const languagesIn = makeOnce((language: string) => new Intl.DisplayNames([language], { type: 'language' }));
