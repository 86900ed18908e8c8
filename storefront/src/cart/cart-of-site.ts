import { type BrowserConfig, browserConfig } from '../config.ts';
import type { ShopState } from '../content/view.ts';
import { loadOnce } from '../load-once.ts';
import { type CartPieces, createCartPieces } from './cart-pieces.ts';
import type { CartStore } from './cart-store.ts';

/** What a cart needs of the shop around it. */
export type CartSite = Pick<ShopState, 'site' | 'config'>;

/** The cart of a site: the number in the header, and the rest, which is code of its own. */
export interface SiteCart {
  readonly pieces: CartPieces;
  readonly load: () => Promise<CartStore>;
  /** The rest without waiting; undefined while it is not loaded. */
  readonly loaded: () => CartStore | undefined;
  /** Has the cart read before anybody shows it; what fails is tried anew by who does. */
  readonly begin: () => void;
}

/** One for each site: all that shows the cart shows the same. */
const carts = new WeakMap<CartSite['site'], SiteCart>();

export function cartOfSite(site: CartSite['site'], config: BrowserConfig = browserConfig): SiteCart {
  const known = carts.get(site);
  if (known) return known;
  let loaded: CartStore | undefined;
  const load = loadOnce(async (): Promise<CartStore> => {
    const { createLiveCart } = await import('./live-cart.ts');
    loaded = createLiveCart({ site, config }, pieces);
    return loaded;
  });
  const start = async () => (await load()).start();
  const pieces = createCartPieces(start);
  const made = { pieces, load, loaded: () => loaded, begin: () => void start().catch(() => {}) };
  carts.set(site, made);
  return made;
}
