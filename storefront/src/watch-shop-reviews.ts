import { codeFailed } from './code-failed.ts';
import type { OverlayState } from './reviews-overlay/index.ts';

/** Marks buttons that open what is said of the shop; they stand in modules that are not hydrated. */
const MARK = '[data-shop-reviews]';

/** Opens what is said of the shop where such a button is pressed. The code of it is loaded then. */
export function watchShopReviews(shop: OverlayState): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(MARK)) return;
    void import('./reviews-overlay/index.ts').then(({ openShopReviews }) => openShopReviews(shop), codeFailed);
  });
}
