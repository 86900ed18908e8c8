import type { ShopRating } from '@witryna/module-schemas';
import { ModuleLink } from '../shared/module-link.tsx';
import { StarShapes } from '../shared/products/stars.tsx';
import type { SentenceKey } from '../shop/i18n/translate.ts';
import { useShop } from '../shop/shop.ts';
import styles from './shop-rating.module.css';
import { ShopReviewsButton } from './shop-reviews-button.tsx';

const RATES = ['5', '4', '3', '2', '1'] as const;

const PERIODS: Readonly<Record<ShopRating['periods'][number]['period'], SentenceKey>> = {
  month: 'ratingOfMonth',
  quarter: 'ratingOfQuarter',
  year: 'ratingOfYear',
  all: 'ratingOfAll',
};

/** How buyers rate the shop by the site's settings: for each period, and how the rates are spread. */
export function SiteRating({ rating }: { readonly rating: ShopRating }) {
  const { site, t } = useShop();
  const { image, link, periods, distribution } = rating;
  const [main, ...others] = periods;
  if (!main) return null;
  const figures = (rate: number) => rate.toLocaleString(site.language, { maximumFractionDigits: 2 });
  const reviews = t('reviews', { count: main.amount });
  return (
    <div className={styles.root}>
      {image && <img className={styles.icon} src={image} alt="" width={48} height={48} loading="lazy" />}
      <div>
        <p className={styles.title}>{t(PERIODS[main.period])}</p>
        <p className={styles.rate}>
          <span className={styles.stars}>
            <StarShapes rate={main.rate} />
          </span>
          <span>{t('rating', { rate: figures(main.rate) })}</span>
          <span className={styles.amount}>
            {link ? <ModuleLink link={{ href: link, newTab: false }}>{reviews}</ModuleLink> : reviews}
          </span>
        </p>
        <ShopReviewsButton />
        {others.map(({ period, rate, amount }) => (
          <p key={period} className={styles.words}>
            {t(PERIODS[period])}
            {t('colon')} {t('rating', { rate: figures(rate) })} ({t('reviews', { count: amount })})
          </p>
        ))}
        {distribution && (
          <details className={styles.words}>
            <summary>{t('ratingDistribution')}</summary>
            <ul className="plain-list">
              {RATES.map((rate) => (
                <li key={rate}>
                  {t('rating', { rate })}
                  {t('colon')} {t('reviews', { count: distribution[rate] })}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}
