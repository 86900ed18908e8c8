import type { ProductSummary, productReviews } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import fold from '../shared/fold.module.css';
import { headingBelow, headingTag } from '../shared/heading-tag.ts';
import { ownEntry } from '../shared/own-entry.ts';
import { reviewsId } from '../shared/reviews-id.ts';
import { rateInWords, Stars } from '../shared/stars.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './product-reviews.module.css';
import { RatingBars } from './rating-bars.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSorts } from './review-sorts.tsx';
import { useReviews } from './use-reviews.ts';
import { Verification } from './verification.tsx';

/** What customers say of a product: average, distribution, and the words themselves, the latest first. */
export function ProductReviews(props: ModuleProps<typeof productReviews>) {
  const { sku } = props;
  const { current, related } = useShop();
  const ofPage = current?.kind === 'product' ? current.product : undefined;
  const product = sku === undefined ? ofPage : ownEntry(related.products, sku);
  if (!product) return <EmptyModule />;
  return <ReviewsOf key={product.sku} {...props} product={product} />;
}

interface ReviewsOfProps extends ModuleProps<typeof productReviews> {
  readonly product: ProductSummary;
}

function ReviewsOf({ product, heading, level, pageSize, hasDistribution, verification, anchor }: ReviewsOfProps) {
  const { related, site, t } = useShop();
  const madeId = useId();
  const ownId = reviewsId(product.sku);
  // The links of the product's header lead to the reviews by their own name, whatever anchor an editor adds.
  const headingId = anchor === undefined ? madeId : ownId;
  const reviews = related.reviews[product.sku] ?? { count: 0, average: 0, items: [] };
  const list = useReviews(product.sku, reviews, pageSize);
  const Tag = headingTag(level);
  const title = (
    <Tag className={styles.heading} id={headingId}>
      {heading || t('reviewsTitle')}
    </Tag>
  );
  if (reviews.count === 0) {
    return (
      <section id={anchor ?? ownId} className={`frame ${styles.root}`} aria-labelledby={headingId}>
        {title}
        <p className={styles.empty}>{t('noReviews')}</p>
      </section>
    );
  }
  const { items, total, query, hasMore, fault } = list;
  return (
    <section id={anchor ?? ownId} className={`frame ${styles.root}`} aria-labelledby={headingId}>
      {title}
      <details open>
        <summary className={`${fold.head} ${styles.summary}`} data-phone="">
          <span className={styles.average}>{rateInWords(site.language, reviews.average)}</span>
          <span className={styles.stars}>
            <Stars rate={reviews.average} />
            <span>{t('reviews', { count: reviews.count })}</span>
          </span>
        </summary>
        <div className={styles.columns}>
          <div className={styles.facts}>
            {hasDistribution && reviews.distribution && (
              <RatingBars
                distribution={reviews.distribution}
                chosen={query.rate}
                onChoose={list.ask && ((rate) => list.ask?.({ ...query, rate }))}
              />
            )}
            <Verification own={verification} />
          </div>
          <div className={styles.list}>
            {list.ask && reviews.count > 1 && (
              <ReviewSorts sort={query.sort} onSort={(sort) => list.ask?.({ ...query, sort })} />
            )}
            <ol className={`plain-list ${styles.items}`} aria-busy={list.isLoading}>
              {items.map((review) => (
                <ReviewItem key={review.id} review={review} product={product} level={headingBelow(Tag)} />
              ))}
            </ol>
            <p className={styles.status} role="status">
              {list.wasAsked && !fault && t('reviewsShown', { shown: items.length, total })}
            </p>
            <p className={styles.fault} role="alert">
              {fault}
            </p>
            {list.more && hasMore && (
              <button
                type="button"
                className={styles.more}
                aria-disabled={list.isLoading ? true : undefined}
                onClick={list.more}
              >
                {t('moreReviews', { count: Math.min(pageSize, total - items.length) })}
              </button>
            )}
          </div>
        </div>
      </details>
    </section>
  );
}
