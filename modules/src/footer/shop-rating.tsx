import type { footer } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { StarShapes } from '../shared/products/stars.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './shop-rating.module.css';
import { ShopReviewsButton } from './shop-reviews-button.tsx';

type Badge = NonNullable<ModuleProps<typeof footer>['badge']>;

/** How buyers rate the shop: stars, the rate in figures, and how many there were. */
export function ShopRating({ badge }: { readonly badge: Badge }) {
  const { related, site, t } = useShop();
  const { sectionTitle, rate, amount, desc, icon, link } = badge;
  const file = icon === undefined ? undefined : related.files[String(icon)];
  const figures = rate.toLocaleString(site.language, { maximumFractionDigits: 1 });
  const reviews = t('reviews', { count: amount });
  return (
    <div className={styles.root}>
      {file && <Picture className={styles.icon} file={file} alt="" sizes="3rem" />}
      <div>
        <p className={styles.title}>{sectionTitle}</p>
        <p className={styles.rate}>
          <span className={styles.stars}>
            <StarShapes rate={rate} />
          </span>
          <span>{t('rating', { rate: figures })}</span>
          <span className={styles.amount}>{link ? <ModuleLink link={link}>{reviews}</ModuleLink> : reviews}</span>
        </p>
        {desc && <p className={styles.words}>{desc}</p>}
        <ShopReviewsButton />
      </div>
    </div>
  );
}
