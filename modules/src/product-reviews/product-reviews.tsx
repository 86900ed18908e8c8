import type { ProductSummary, productReviews } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { ownEntry } from '../shared/current/own-entry.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import fold from '../shared/fold.module.css';
import { reviewedProduct } from '../shared/products/reviewed-product.ts';
import { reviewsId } from '../shared/products/reviews-id.ts';
import { rateInWords, Stars } from '../shared/products/stars.tsx';
import { headingBelow, headingTag } from '../shared/texts/heading-tag.ts';
import { useShop } from '../shop/shop.ts';
import { OpeningButton } from './opening-button.tsx';
import styles from './product-reviews.module.css';
import { ReviewsPanel } from './reviews-panel.tsx';
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
  const { actions, related, site, t } = useShop();
  const madeId = useId();
  const ownId = reviewsId(product.sku);
  // The links of the product's header lead to the reviews by their own name, whatever anchor an editor adds.
  const headingId = anchor === undefined ? madeId : ownId;
  const reviews = related.reviews[product.sku] ?? { count: 0, average: 0, items: [] };
  const reviewed = reviewedProduct(product);
  const { openReviews, writeReview } = actions;
  const Tag = headingTag(level);
  const title = (
    <Tag className={styles.heading} id={headingId}>
      {heading || t('reviewsTitle')}
    </Tag>
  );
  const write = writeReview && <OpeningButton label={t('writeReview')} isMain onOpen={() => writeReview(reviewed)} />;
  if (reviews.count === 0) {
    return (
      <section id={anchor ?? ownId} className={`frame ${styles.root}`} aria-labelledby={headingId}>
        {title}
        <p className={styles.empty}>{t('noReviews')}</p>
        {write}
      </section>
    );
  }
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
        <ReviewsPanel
          product={reviewed}
          reviews={reviews}
          pageSize={pageSize}
          hasDistribution={hasDistribution}
          level={headingBelow(Tag)}
        >
          <Verification own={verification} />
          <div className={styles.acts}>
            {write}
            {openReviews && reviews.count > pageSize && (
              <OpeningButton label={t('allReviews', { count: reviews.count })} onOpen={() => openReviews(reviewed)} />
            )}
          </div>
        </ReviewsPanel>
      </details>
    </section>
  );
}
