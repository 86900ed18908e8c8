import { shopClientOf } from '../api/shop-client.ts';
import { type CartSite, cartOfSite } from '../cart/index.ts';
import { browserConfig } from '../config.ts';
import { type CheckoutStore, createCheckoutStore } from './checkout-store.ts';

/** A checkout that is being read. */
interface OpenedCheckout {
  readonly store: CheckoutStore;
  readonly loaded: Promise<void>;
}

/** Those that were begun before their page was drawn, until it takes them. */
const begun = new WeakMap<CartSite['site'], Promise<OpenedCheckout>>();

async function read({ site, config }: CartSite): Promise<OpenedCheckout> {
  const { pieces, load } = cartOfSite(site, config);
  const store = createCheckoutStore({
    client: shopClientOf(site),
    cart: await load(),
    rememberedCartId: pieces.cartId,
  });
  return { store, loaded: store.load() };
}

/** Asks for the checkout of the visitor's cart while its page is still being drawn. */
export function beginCheckout(shop: CartSite): void {
  const opened = read(shop);
  // Told by the page that takes it.
  opened.catch(() => {});
  begun.set(shop.site, opened);
}

/** The checkout of the visitor's cart: what was begun, once, else another one. */
export function openCheckout(site: CartSite['site']): Promise<OpenedCheckout> {
  const opened = begun.get(site);
  begun.delete(site);
  return opened ?? read({ site, config: browserConfig });
}
