import { useShop } from '../shop/shop.ts';
import styles from './shop-rating.module.css';

/** Opens what is said of the shop. A footer is not hydrated: its mark tells the page what a click on it is for. */
export function ShopReviewsButton() {
  const { actions, t } = useShop();
  if (!actions.openShopReviews) return null;
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" data-shop-reviews="">
      {t('readShopReviews')}
    </button>
  );
}
