import { storedToken } from '../api/customer-token.ts';
import type { AddToCartMutation, CartPartsFragment } from '../api/operations.gen.ts';
import { requestKey } from '../api/request-key.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { withRetries } from '../api/with-retries.ts';
import { warnOf } from '../client-warnings.ts';
import type { BrowserConfig } from '../config.ts';
import { isOffline } from '../forms/action-result.ts';
import {
  AddToCartDocument,
  CreateCartDocument,
  MergeCartsDocument,
  ReadCartDocument,
  ReadCustomerCartDocument,
} from './cart.gen.ts';
import type { CartPieces } from './cart-pieces.ts';
import { isCopy } from './left-cart.ts';

interface CartSessionOptions {
  readonly client: ShopClient;
  readonly pieces: CartPieces;
  readonly config: Pick<BrowserConfig, 'cartRetries' | 'addRetries' | 'retryPauseMs'>;
  readonly wait?: (ms: number) => Promise<void>;
}

/** What somebody wants, by the sku of the variant. */
export interface CartItem {
  readonly sku: string;
  readonly quantity: number;
}

/** What came of adding: the shop's answer, and whether the cart is another one than before. */
export interface Addition extends ShopResponse<AddToCartMutation> {
  readonly isNewCart: boolean;
}

/** The visitor's cart, or why there is none: there never was one, it could not be had, a new one took its place. */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly cart: CartPartsFragment;
      /** Pieces that a guest had put into another cart, which are in this one now. */
      readonly mergedPieces?: number | undefined;
    }
  | { readonly kind: 'none' | 'lost' }
  | { readonly kind: 'unavailable'; readonly response: ShopResponse<unknown> };

/** The cart of a visitor, known by the id that the browser remembers. What is sent is sent in order. */
export interface CartSession {
  /** Adds to the visitor's cart; makes one where there is none. */
  readonly add: (...items: readonly CartItem[]) => Promise<Addition>;
  /** Sends a change of the cart that there is. */
  readonly change: <Data>(send: (cartId: string) => Promise<ShopResponse<Data>>) => Promise<ShopResponse<Data>>;
  /** Remembers the visitor's cart as the shop answered it; false where by now it is another one, or none. */
  readonly remember: (cart: CartPartsFragment) => boolean;
  /** Forgets a cart that has become an order. */
  readonly forget: (id: string) => void;
  /** The cart that a visitor comes back with. */
  readonly resolve: () => Promise<Resolution>;
}

/** Refusals after which a cart is never coming back: ordered, merged, expired, somebody else's. */
const GONE: readonly string[] = ['cart-missing', 'cart-not-active', 'cart-forbidden'];

const isSignedIn = () => storedToken() !== undefined;

/** One tab of the browser after the other. */
const inLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('witryna.cart', work) : work();

const isGone = ({ refusal }: ShopResponse<unknown>) => GONE.includes(refusal?.code ?? '');

/** Another attempt may help, as long as there is a connection. */
const mayPass = ({ result }: ShopResponse<unknown>) =>
  (result.kind === 'unreachable' && !isOffline()) || result.kind === 'unavailable';

export function createCartSession({ client, pieces, config, wait }: CartSessionOptions): CartSession {
  let last: Promise<unknown> = Promise.resolve();
  const retries = (count: number) => ({ retries: count, pauseMs: config.retryPauseMs, wait });

  /** One after the other, whatever came of the one before. */
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  /** It may have been ordered while the shop was asked, and a new one begun, by this tab or another. */
  function remember(cart: CartPartsFragment): boolean {
    const isStillOurs = pieces.cartId() === cart.id;
    if (isStillOurs) takeOver(cart);
    return isStillOurs;
  }

  function takeOver({ id, total_quantity, version }: CartPartsFragment) {
    pieces.remember({ id, pieces: total_quantity, version });
  }

  /** Tabs of one browser make one cart: whoever comes later finds it. A customer has one already. */
  async function create(): Promise<ShopResponse<{ readonly id: string }>> {
    const known = pieces.cartId();
    if (known !== undefined) return { result: { kind: 'done' }, data: { id: known } };
    const { data, ...response } = await client.query(CreateCartDocument, {});
    if (!data?.createEmptyCart) return response;
    pieces.remember({ id: data.createEmptyCart, pieces: 0, version: 0 });
    return { ...response, data: { id: data.createEmptyCart } };
  }

  const createOnce = () => inLock(create);

  async function addTo(items: readonly CartItem[], isNewCart: boolean): Promise<Addition> {
    const { data: cart, ...creation } = await createOnce();
    if (!cart) return { ...creation, isNewCart };
    const idempotencyKey = requestKey();
    const token = storedToken();
    const send = () => client.query(AddToCartDocument, { cartId: cart.id, items }, { idempotencyKey });
    const response = await withRetries(send, mayPass, retries(config.addRetries));
    if (isGone(response) && !isNewCart) {
      pieces.forget(cart.id);
      return addTo(items, true);
    }
    if (response.data?.addProductsToCart && storedToken() === token) remember(response.data.addProductsToCart.cart);
    return { ...response, isNewCart };
  }

  /** A customer's own cart, with what this browser's guest had put into another one. */
  async function resolveCustomerCart(): Promise<Resolution> {
    const read = () => client.query(ReadCustomerCartDocument, {});
    const response = await withRetries(read, mayPass, retries(config.cartRetries));
    // The token did not hold: who asked is a guest now.
    if (!response.data) return isSignedIn() ? { kind: 'unavailable', response } : resolveGuestCart(pieces.cartId());
    const own: CartPartsFragment | undefined = response.data.customerCart;
    if (!own) {
      warnOf('cart');
      return { kind: 'unavailable', response };
    }
    // Tabs merge one after the other: whoever comes later finds it done.
    return inLock(() => mergeInto(own, pieces.cartId()));
  }

  async function mergeInto(own: CartPartsFragment, guestId: string | undefined): Promise<Resolution> {
    if (guestId === undefined || guestId === own.id || isCopy({ copy: guestId, of: own.id })) return found(own);
    const idempotencyKey = requestKey();
    const variables = { source: guestId, destination: own.id };
    const merge = () => client.query(MergeCartsDocument, variables, { idempotencyKey });
    const response = await withRetries(merge, mayPass, retries(config.cartRetries));
    const merged = response.data?.mergeCarts;
    if (merged) return { ...found(merged), mergedPieces: merged.total_quantity - own.total_quantity };
    // What the guest had chosen is not lost because the shop is away.
    return mayPass(response) || !isSignedIn() ? { kind: 'unavailable', response } : found(own);
  }

  async function resolveGuestCart(id: string | undefined): Promise<Resolution> {
    if (id === undefined) return { kind: 'none' };
    const read = () => client.query(ReadCartDocument, { id });
    const response = await withRetries(read, mayPass, retries(config.cartRetries));
    const current = pieces.cartId();
    if (current !== id && !isSignedIn()) return resolveGuestCart(current);
    if (response.data?.cart) return found(response.data.cart);
    if (isGone(response)) {
      pieces.forget(id);
      return { kind: 'none' };
    }
    if (!mayPass(response)) return { kind: 'unavailable', response };
    warnOf('cartRetries');
    // A shop that is away altogether makes no new cart either; then the one there was stays.
    const { data } = await client.query(CreateCartDocument, {});
    if (!data?.createEmptyCart || pieces.cartId() !== id) return { kind: 'unavailable', response };
    pieces.remember({ id: data.createEmptyCart, pieces: 0, version: 0 });
    return { kind: 'lost' };
  }

  function found(cart: CartPartsFragment) {
    takeOver(cart);
    return { kind: 'found', cart } as const;
  }

  return {
    remember,
    forget: pieces.forget,
    add: (...items) => inOrder(() => addTo(items, false)),
    change: (send) =>
      inOrder(async () => {
        const id = pieces.cartId();
        if (id === undefined) {
          warnOf('cart');
          return { result: { kind: 'invalid' } };
        }
        const response = await send(id);
        if (isGone(response)) pieces.forget(id);
        return response;
      }),
    resolve: () => inOrder(() => (isSignedIn() ? resolveCustomerCart() : resolveGuestCart(pieces.cartId()))),
  };
}
