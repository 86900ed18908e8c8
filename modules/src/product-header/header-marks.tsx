import type { ProductPrice, ProductSummary } from '@witryna/module-schemas';
import { allBadges } from '../shared/products/product-badges.ts';
import { reviewedProduct } from '../shared/products/reviewed-product.ts';
import { reviewsId } from '../shared/products/reviews-id.ts';
import { rateInWords, Stars } from '../shared/products/stars.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './header-marks.module.css';

interface HeaderMarksProps {
  readonly product: ProductSummary;
  readonly price: ProductPrice | undefined;
}

/** The rating of a product, which leads to its reviews on the page or opens them over it, and all of its badges. */
export function HeaderMarks({ product, price }: HeaderMarksProps) {
  const { t, site, related, actions, Link } = useShop();
  const { flags, sku } = product;
  const rating = related.ratings?.[sku];
  const badges = allBadges({ flags, ...(price && { price }) });
  const words = rating && (
    <>
      <Stars rate={rating.average} />
      <span aria-hidden="true">{rateInWords(site.language, rating.average)}</span>
      <span className={styles.count}>{t('reviews', { count: rating.count })}</span>
    </>
  );
  if (!words && badges.length === 0) return null;
  return (
    <div className={styles.root}>
      {words &&
        (related.reviews[sku] ? (
          <Link className={styles.rating} href={`#${reviewsId(sku)}`}>
            {words}
          </Link>
        ) : actions.openReviews ? (
          <button
            type="button"
            className={styles.rating}
            aria-haspopup="dialog"
            onClick={() => void actions.openReviews?.(reviewedProduct(product))}
          >
            {words}
          </button>
        ) : (
          <p className={styles.rating}>{words}</p>
        ))}
      {badges.length > 0 && (
        <ul className={`plain-list ${styles.badges}`}>
          {badges.map(({ key, values, theme }) => (
            <li key={key} className={styles.badge} data-theme={theme}>
              {t(key, values)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
