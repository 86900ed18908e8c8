import type { ActionResult, ShopActions } from '@witryna/modules';
import { codeFailed } from '../code-failed.ts';
import type { ActionsState } from './create-shop-actions.ts';

/** What opens over a page for reviews. */
export type ReviewActions = Pick<ShopActions, 'openReviews' | 'writeReview' | 'explainReviews' | 'openShopReviews'>;

type Overlay = typeof import('../reviews-overlay/index.ts');

/** Code of its own, loaded with the first of them; only who has an account writes. */
export function createReviewActions(shop: ActionsState, unreachable: () => string): ReviewActions {
  const act = async (open: (overlay: Overlay) => Promise<void>): Promise<ActionResult> => {
    try {
      await open(await import('../reviews-overlay/index.ts'));
      return { ok: true };
    } catch {
      codeFailed();
      return { ok: false, errors: [{ message: unreachable() }] };
    }
  };
  return {
    openReviews: (product) => act(({ openReviews }) => openReviews(shop, product)),
    explainReviews: (own) => act(({ openVerification }) => openVerification(shop, own)),
    openShopReviews: () => act(({ openShopReviews }) => openShopReviews(shop)),
    ...(shop.site.features.user && {
      writeReview: (product) => act(({ openWriteReview }) => openWriteReview(shop, product)),
    }),
  };
}
