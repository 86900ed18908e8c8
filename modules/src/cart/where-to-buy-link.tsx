import { useShop } from '../shop/shop.ts';
import styles from './add-button.module.css';

/** Leads to where products are sold, in the place of the button to the cart, on a site that takes no orders itself. */
export function WhereToBuyLink() {
  const { Link, settings, t } = useShop();
  return (
    settings.whereToBuy && (
      <Link href={settings.whereToBuy} className={styles.root}>
        {t('whereToBuy')}
      </Link>
    )
  );
}
