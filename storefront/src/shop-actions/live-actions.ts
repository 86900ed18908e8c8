import type { ActionResult, ShopActions } from '@witryna/modules';
import { createShopClient } from '../api/shop-client.ts';
import { cartOfSite } from '../cart/index.ts';
import { sendMessage } from '../forms/send-message.ts';
import { subscribeToNewsletter } from '../forms/subscribe-to-newsletter.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import { createAddToCart } from './add-to-cart.ts';
import type { ActionsState } from './create-shop-actions.ts';
import { loadReviews } from './load-reviews.ts';
import { notifyWhenInStock } from './notify-when-in-stock.ts';

/** Every action at work. */
export type LiveActions = Required<Omit<ShopActions, 'favourites'>>;

/** The actions of a site. What each came to is said once to those who do not see it, and shown at the edge of the window. */
export function createLiveActions({ site, config }: ActionsState): LiveActions {
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

  return {
    addToCart: withNotices(createAddToCart({ cart: cartOfSite(site, config), texts, language: site.language })),
    notifyWhenInStock: withNotices((request) => notifyWhenInStock(parts, request)),
    subscribeToNewsletter: withNotices((request) => subscribeToNewsletter(parts, request)),
    sendMessage: withNotices((message) => sendMessage(parts, message)),
    // Stands in its place, and is said there.
    loadReviews: (request) => loadReviews(parts, request),
  };
}
