import type { ReviewsOfProduct } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { useShop } from '../shop/shop.ts';
import type { ReviewedProduct } from '../shop/shop-actions.ts';
import { RatingBars } from './rating-bars.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSorts } from './review-sorts.tsx';
import styles from './reviews-panel.module.css';
import { useReviews } from './use-reviews.ts';

interface ReviewsPanelProps {
  readonly product: Pick<ReviewedProduct, 'sku' | 'shades'>;
  /** What is known of them at first. */
  readonly reviews: ReviewsOfProduct;
  readonly pageSize: number;
  readonly hasDistribution: boolean;
  /** Where the reviews cannot be asked for by their points, the bars only show how many there are. */
  readonly hasFilters?: boolean;
  /** Of the headings of reviews. */
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Begins the ids of reviews, which may stand in a document twice. */
  readonly idPrefix?: string;
  /** Below the bars. */
  readonly children?: ReactNode;
}

/** How ratings are divided, and the reviews: sorted, of one rating, and more of them as they are asked for. */
export function ReviewsPanel(props: ReviewsPanelProps) {
  const { product, reviews, pageSize, hasDistribution, hasFilters = true, level, idPrefix = 'review-' } = props;
  const { t } = useShop();
  const list = useReviews({ sku: product.sku, reviews, pageSize, idPrefix });
  const { items, total, query, hasMore, fault } = list;
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>
        {hasDistribution && reviews.distribution && (
          <RatingBars
            distribution={reviews.distribution}
            chosen={query.rate}
            onChoose={hasFilters && list.ask ? (rate) => list.ask?.({ ...query, rate }) : undefined}
          />
        )}
        {props.children}
      </div>
      <div className={styles.list}>
        {list.ask && reviews.count > 1 && (
          <ReviewSorts sort={query.sort} onSort={(sort) => list.ask?.({ ...query, sort })} />
        )}
        <ol className={`plain-list ${styles.items}`} aria-busy={list.isLoading}>
          {items.map((review) => (
            <ReviewItem
              key={review.id}
              id={`${idPrefix}${review.id}`}
              review={review}
              shades={product.shades}
              level={level}
            />
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
  );
}
