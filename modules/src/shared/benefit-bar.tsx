import { useShop } from '../shop/shop.ts';
import styles from './benefit-bar.module.css';

/** What buying here brings, in a row of short sentences from the site's settings; nothing where there are none. */
export function BenefitBar() {
  const { settings, t } = useShop();
  const { benefits = [] } = settings;
  if (benefits.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.root}`} aria-label={t('benefits')}>
      {benefits.map((benefit) => (
        <li key={benefit} className={styles.benefit}>
          {benefit}
        </li>
      ))}
    </ul>
  );
}
