import type { SiteDetails } from '@witryna/module-schemas';
import { useSyncExternalStore } from 'react';
import { cartOfSite } from '../cart/index.ts';
import type { CartTexts } from '../i18n/cart.pl.ts';
import { ListPage } from '../ui/list-page.tsx';
import styles from './cart-page.module.css';

/** More than fit on a screen are not drawn. */
const MOST_LINES = 4;
const nothing = () => () => {};

/** The cart's own layout while it is loaded, with as many lines as the header counts pieces. */
export function CartSkeleton({ texts, site }: { readonly texts: CartTexts; readonly site: SiteDetails }) {
  const pieces = useSyncExternalStore(
    nothing,
    () => cartOfSite(site).pieces.pieces(),
    () => 1,
  );
  const lines = Math.min(MOST_LINES, Math.max(1, pieces));
  return (
    <ListPage title={texts.title}>
      <p className="visually-hidden" role="status">
        {texts.loading}
      </p>
      <noscript>
        <p className={styles.notice}>{texts.needsScript}</p>
      </noscript>
      <div className={styles.columns} aria-hidden="true">
        <div className={`${styles.main} ${styles.waiting}`}>
          {Array.from({ length: lines }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <div key={index} className={styles.skeletonLine} />
          ))}
        </div>
        <div className={styles.side}>
          <div className={styles.skeletonSummary} />
        </div>
      </div>
    </ListPage>
  );
}
