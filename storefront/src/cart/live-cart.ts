import { createShopClient } from '../api/shop-client.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import type { CartSite } from './cart-of-site.ts';
import type { CartPieces } from './cart-pieces.ts';
import { createCartSession } from './cart-session.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

/** The cart of a site at work. */
export function createLiveCart({ site, config }: CartSite, pieces: CartPieces): CartStore {
  const client = createShopClient(site);
  const texts = shopActionTextsOf(site.language);
  const session = createCartSession({ client, pieces, config });
  const onLost = () => notifierOf({ site, config }).notify('danger', texts.cartLost);
  return createCartStore({ client, session, config, texts, onLost });
}
