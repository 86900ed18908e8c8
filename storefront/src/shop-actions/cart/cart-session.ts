import type { BrowserConfig } from '../../config.ts';
import { isOffline } from '../../forms/action-result.ts';
import type { ShopClient, ShopResponse } from '../../forms/shop-client.ts';
import type { CartPieces } from '../cart-pieces.ts';
import {
  ADD_TO_CART,
  type AddAnswer,
  type CartItem,
  type CartState,
  CREATE_CART,
  READ_CART,
} from './cart-documents.ts';
import { requestKey } from './request-key.ts';
import { withRetries } from './with-retries.ts';

interface CartSessionOptions {
  readonly client: ShopClient;
  readonly pieces: CartPieces;
  readonly config: Pick<BrowserConfig, 'cartRetries' | 'addRetries' | 'retryPauseMs'>;
  readonly wait?: (ms: number) => Promise<void>;
}

/** What came of adding: the shop's answer, and whether the cart is another one than before. */
export interface Addition extends ShopResponse<AddAnswer> {
  readonly isNewCart: boolean;
}

export interface CartSession {
  /** Adds to the visitor's cart; makes one where there is none. Additions are sent one after the other. */
  readonly add: (item: CartItem) => Promise<Addition>;
  /** Compares the remembered cart with the shop's. `lost` when it could not be had and a new one took its place. */
  readonly resolve: () => Promise<'known' | 'lost'>;
}

/** Refusals after which a cart is never coming back: ordered, merged, expired, somebody else's. */
const GONE: readonly string[] = ['cart-missing', 'cart-not-active', 'cart-forbidden'];

const isGone = ({ refusal }: ShopResponse<unknown>) => GONE.includes(refusal?.code ?? '');

/** Another attempt may help, as long as there is a connection. */
const mayPass = ({ result }: ShopResponse<unknown>) =>
  (result.kind === 'unreachable' && !isOffline()) || result.kind === 'unavailable';

/** The cart of a visitor, known by the id that the browser remembers. */
export function createCartSession({ client, pieces, config, wait }: CartSessionOptions): CartSession {
  let last: Promise<unknown> = Promise.resolve();
  const retries = (count: number) => ({ retries: count, pauseMs: config.retryPauseMs, wait });

  function remember({ id, total_quantity, version }: CartState) {
    pieces.remember({ id, pieces: total_quantity, version });
  }

  /** Tabs of one browser make one cart: whoever comes later finds it. */
  async function create(): Promise<ShopResponse<{ readonly id: string }>> {
    const known = pieces.cartId();
    if (known !== undefined) return { result: { kind: 'done' }, data: { id: known } };
    const { data, ...response } = await client.query<{ readonly createEmptyCart: string }>(CREATE_CART, {});
    if (!data) return response;
    pieces.remember({ id: data.createEmptyCart, pieces: 0, version: 0 });
    return { ...response, data: { id: data.createEmptyCart } };
  }

  const createOnce = () => ('locks' in navigator ? navigator.locks.request('witryna.cart', create) : create());

  async function addTo(item: CartItem, isNewCart: boolean): Promise<Addition> {
    const { data: cart, ...creation } = await createOnce();
    if (!cart) return { ...creation, isNewCart };
    const key = requestKey();
    const send = () => client.query<AddAnswer>(ADD_TO_CART, { cartId: cart.id, items: [item] }, key);
    const response = await withRetries(send, mayPass, retries(config.addRetries));
    if (isGone(response) && !isNewCart) {
      pieces.forget(cart.id);
      return addTo(item, true);
    }
    if (response.data) remember(response.data.addProductsToCart.cart);
    return { ...response, isNewCart };
  }

  return {
    add(item) {
      const added = last.then(() => addTo(item, false));
      last = added.catch(() => {});
      return added;
    },
    async resolve() {
      const id = pieces.cartId();
      if (id === undefined) return 'known';
      const read = () => client.query<{ readonly cart: CartState }>(READ_CART, { id });
      const response = await withRetries(read, mayPass, retries(config.cartRetries));
      if (response.data) {
        remember(response.data.cart);
        return 'known';
      }
      if (isGone(response)) {
        pieces.forget(id);
        return 'known';
      }
      if (!mayPass(response)) return 'known';
      // A shop that is away altogether makes no new cart either; then the one there was stays.
      const { data } = await client.query<{ readonly createEmptyCart: string }>(CREATE_CART, {});
      if (!data || pieces.cartId() !== id) return 'known';
      pieces.remember({ id: data.createEmptyCart, pieces: 0, version: 0 });
      return 'lost';
    },
  };
}
