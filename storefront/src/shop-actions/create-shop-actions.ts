import type { ActionResult, Shop, ShopActions, Translate } from '@witryna/modules';
import { cartOfSite } from '../cart/index.ts';
import { codeFailed } from '../code-failed.ts';
import { comparisonOfSite } from '../compare/index.ts';
import type { ShopState } from '../content/view.ts';
import { favouritesOfSite } from '../favourites/index.ts';
import { loadOnce } from '../load-once.ts';
import type { LiveActions } from './live-actions.ts';
import { createReviewActions } from './review-actions.ts';

/** What actions need of the shop around them. */
export type ActionsState = Pick<ShopState, 'site' | 'config'> & Partial<Pick<ShopState, 'settings' | 'routes'>>;

type Failed = Extract<ActionResult, { readonly ok: false }>;

/**
 * What modules may do on a site, and the cart that its header counts. What does it is code of its own, loaded with the
 * first action, and by whoever comes back with a cart.
 */
export function createShopActions(shop: ActionsState, t: Translate): Pick<Shop, 'actions' | 'cart'> {
  const load = loadOnce(async (): Promise<LiveActions> => {
    const { createLiveActions } = await import('./live-actions.ts');
    return createLiveActions(shop);
  });

  /** What fails for the shop's reasons says so; what throws has no code. */
  async function orWithoutCode<Done>(act: () => Promise<Done>): Promise<Done | Failed> {
    try {
      return await act();
    } catch {
      codeFailed();
      return { ok: false, errors: [{ message: t('actionUnreachable') }] };
    }
  }

  const action =
    <Request, Done = ActionResult>(find: (live: LiveActions) => (request: Request) => Promise<Done>) =>
    (request: Request): Promise<Done | Failed> =>
      orWithoutCode(async () => find(await load())(request));

  const actions: ShopActions = {
    ...createReviewActions(shop, () => t('actionUnreachable')),
    noteView(view) {
      // Code of its own, since nobody waits for it; without it the page is whole.
      const noted = import('./note-view.ts').then(({ noteView }) => noteView(view, shop.site));
      noted.catch(() => {});
    },
    loadReviews: action(({ loadReviews }) => loadReviews),
    notifyWhenInStock: action(({ notifyWhenInStock }) => notifyWhenInStock),
    subscribeToNewsletter: action(({ subscribeToNewsletter }) => subscribeToNewsletter),
    sendMessage: action(({ sendMessage }) => sendMessage),
  };
  if (!shop.site.features.cart) return { actions };
  const { pieces } = cartOfSite(shop.site, shop.config);
  const favourites = favouritesOfSite(shop.site, shop.config);
  const comparison = comparisonOfSite(shop.site, shop.config);
  const addToCart = action(({ addToCart: add }) => add);
  return {
    actions: {
      ...actions,
      favourites: { ...favourites, set: setFavourite },
      comparison: { ...comparison, set: (sku, isWanted) => orWithoutCode(() => comparison.set(sku, isWanted)) },
      async addToCart(item) {
        // The number in the header answers at once; what came of it follows.
        const settle = pieces.expect(item.quantity);
        try {
          return await addToCart(item);
        } finally {
          settle();
        }
      },
    },
    cart: pieces,
  };

  /** Code of its own: who presses a heart needs not what else can be done. */
  function setFavourite(sku: string, isWanted: boolean): Promise<ActionResult> {
    return orWithoutCode(async () => {
      const { setFavourite: set } = await import('./set-favourite.ts');
      return set(shop, { sku, isWanted });
    });
  }
}
