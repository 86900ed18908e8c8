import { createShopClient } from '../api/shop-client.ts';
import { watchToken } from '../api/watch-token.ts';
import { addressInSite } from '../content/page-address.ts';
import { fillIn } from '../i18n/messages.ts';
import { countedSentence, shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import type { CartSite } from './cart-of-site.ts';
import type { CartPieces } from './cart-pieces.ts';
import { createCartSession } from './cart-session.ts';
import { type CartStore, createCartStore } from './cart-store.ts';
import { takeMergedNotice } from './merged-notice.ts';
import { withEvents } from './with-events.ts';

/** The cart of a site at work. */
export function createLiveCart({ site, config }: CartSite, pieces: CartPieces): CartStore {
  const client = createShopClient(site);
  const texts = shopActionTextsOf(site.language);
  const session = createCartSession({ client, pieces, config });
  // Whoever signs out takes the cart along.
  watchToken(pieces.reread);
  const { notify } = notifierOf({ site, config });
  const merged = takeMergedNotice();
  if (merged !== undefined) notify('success', merged);
  const store = createCartStore({
    client,
    session,
    config,
    texts,
    merged,
    onLost: () => notify('danger', texts.cartLost),
    onMerged(count) {
      const pieces = countedSentence(texts.pieces, site.language, count);
      const sentence = fillIn(texts.cartMerged, { pieces });
      notify('success', sentence);
      return sentence;
    },
  });
  return withEvents(store, (path) => addressInSite(path, site.basePath));
}
