import { shopClientOf } from '../api/shop-client.ts';
import { type CartSite, cartOfSite } from '../cart/index.ts';
import { type BrowserConfig, browserConfig } from '../config.ts';
import { type CheckoutStore, createCheckoutStore } from './checkout-store.ts';

/** A checkout that is being read. */
interface OpenedCheckout {
  readonly store: CheckoutStore;
  readonly loaded: Promise<void>;
}

interface BegunCheckout {
  readonly opened: Promise<OpenedCheckout>;
  readonly at: number;
  store?: CheckoutStore;
}

/** Those that were begun before their page was drawn, until it takes them. */
const begun = new WeakMap<CartSite['site'], BegunCheckout>();

async function storeOf({ site, config }: CartSite): Promise<CheckoutStore> {
  const { pieces, load } = cartOfSite(site, config);
  return createCheckoutStore({ client: shopClientOf(site), cart: await load(), rememberedCartId: pieces.cartId });
}

async function read(shop: CartSite): Promise<OpenedCheckout> {
  const store = await storeOf(shop);
  return { store, loaded: store.load() };
}

async function readBeforehand(shop: CartSite): Promise<OpenedCheckout> {
  const store = await storeOf(shop);
  return { store, loaded: store.readAhead() };
}

/** Asks for the checkout of the visitor's cart while its page is still being drawn, where it was not read ahead. */
export function beginCheckout(shop: CartSite): void {
  if (!begun.get(shop.site)?.store?.isCurrent()) begin(shop, read);
}

/** The same for somebody who will most likely go there. */
export const readCheckoutAhead = (shop: CartSite): void => begin(shop, readBeforehand);

function begin(shop: CartSite, how: typeof read): void {
  const next: BegunCheckout = { opened: how(shop), at: Date.now() };
  begun.set(shop.site, next);
  keepStore(next).catch(() => {
    // Told by the page that takes it.
  });
}

async function keepStore(next: BegunCheckout) {
  const { store, loaded } = await next.opened;
  await loaded;
  next.store = store;
}

/** The checkout that was read ahead, for a first rendering; undefined where none was. */
export const checkoutReadAhead = (site: CartSite['site']): CheckoutStore | undefined => begun.get(site)?.store;

/** The checkout of the visitor's cart: what was begun, once, else another one. What was read a while ago is read again. */
export async function openCheckout(
  site: CartSite['site'],
  { prefetchMaxAgeMs }: Pick<BrowserConfig, 'prefetchMaxAgeMs'> = browserConfig,
): Promise<OpenedCheckout> {
  const known = begun.get(site);
  begun.delete(site);
  const { store, loaded } = await (known?.opened ?? read({ site, config: browserConfig }));
  const isOld = known !== undefined && Date.now() - known.at > prefetchMaxAgeMs;
  return { store, loaded: isOld ? loaded.then(store.load) : loaded };
}
