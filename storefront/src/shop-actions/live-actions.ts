import { NO_ROUTES, shopRouterOf } from '@witryna/module-schemas';
import type { ActionResult, ShopActions } from '@witryna/modules';
import { createShopClient } from '../api/shop-client.ts';
import { cartOfSite } from '../cart/index.ts';
import { addressInSite } from '../content/page-address.ts';
import { noteSubscription } from '../data-layer/index.ts';
import { expectScreen } from '../expect-screen.ts';
import { sendMessage } from '../forms/send-message.ts';
import { subscribeToNewsletter } from '../forms/subscribe-to-newsletter.ts';
import { loadArea } from '../i18n/areas/load-area.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import { loadReviews } from '../reviews/index.ts';
import { createAddToCart } from './add-to-cart.ts';
import type { ActionsState } from './create-shop-actions.ts';
import { notifyWhenInStock } from './notify-when-in-stock.ts';
import type { ReviewActions } from './review-actions.ts';

/** Every action at work. */
export type LiveActions = Required<Omit<ShopActions, 'favourites' | 'comparison' | 'noteView' | keyof ReviewActions>>;

/** Pages that say in their place what was added to the cart. */
const SAYING_PAGES = ['/cart', '/my-wishlist', '/compare'];

/** The actions of a site. What each came to is said once to those who do not see it, and shown at the edge of the window. */
export function createLiveActions({ site, config, settings = {}, routes = NO_ROUTES }: ActionsState): LiveActions {
  const client = createShopClient(site);
  const texts = shopActionTextsOf(site.language);
  const notifier = notifierOf({ site, config });
  const parts = { client, texts };

  /** Faults of fields stand at their fields, where the focus goes; all else is said at once. */
  const withNotices =
    <Request>(act: (request: Request) => Promise<ActionResult>) =>
    async (request: Request) => {
      const result = await act(request);
      if (result.ok) {
        if (result.message) notifier.notify('success', result.message);
        return result;
      }
      const general = result.errors.find(({ field }) => field === undefined);
      if (general) notifier.notify('danger', general.message);
      return result;
    };

  const cart = cartOfSite(site, config);
  const addressOf = (path: string) => addressInSite(shopRouterOf(routes).pathOf(path), site.basePath);
  const add = withNotices(createAddToCart({ cart, texts, language: site.language }));

  const addToCart: LiveActions['addToCart'] = async (item) => {
    // Some pages say themselves what was added; elsewhere what opens is loaded while the shop answers.
    const isSaid = SAYING_PAGES.some((path) => location.pathname === addressOf(path));
    const overlays = isSaid ? undefined : loadOverlays();
    const result = await add(item);
    if (result.ok) expectScreen('/cart');
    if (result.ok && overlays) void showCart(overlays, item.sku);
    else overlays?.catch(() => {});
    return result;
  };

  async function loadOverlays() {
    const overlays = [import('../cart-overlays/index.ts'), loadArea(site.language, 'shop')] as const;
    const [{ openCartOverlay }] = await Promise.all(overlays);
    return { openCartOverlay };
  }

  /** Without its code the thing is in the cart all the same. */
  async function showCart(overlays: ReturnType<typeof loadOverlays>, sku: string) {
    const onAdd = (suggested: string) => addToCart({ sku: suggested, quantity: 1 });
    try {
      const [{ openCartOverlay }, store] = await Promise.all([overlays, cart.load()]);
      const parts = {
        shop: { site, config },
        settings: settings.cart ?? {},
        services: settings.externalServices,
        store,
        addressOf,
        onAdd,
      };
      await openCartOverlay(parts, sku);
    } catch {
      // A piece of code that did not come may come the next time.
    }
  }

  return {
    addToCart,
    notifyWhenInStock: withNotices((request) => notifyWhenInStock(parts, request)),
    subscribeToNewsletter: withNotices(async (request) => {
      const result = await subscribeToNewsletter(parts, request);
      if (result.ok) noteSubscription(request.email.trim());
      return result;
    }),
    sendMessage: withNotices((message) => sendMessage(parts, message)),
    // Stands in its place, and is said there.
    loadReviews: (request) => loadReviews(parts, request),
  };
}
