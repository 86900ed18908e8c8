import type { CheckoutPartsFragment, ReadCheckoutQuery } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import type { Cart, CartStore } from '../cart/index.ts';
import type { WalletSheets } from '../wallets/index.ts';
import { ReadCheckoutDocument } from './checkout.gen.ts';
import type { Agreement, Checkout } from './checkout.ts';
import { toAgreements, toCheckout } from './to-checkout.ts';

/** The order that is being made, as it is shown now. */
export type CheckoutView =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly response: ShopResponse<unknown> | undefined }
  | {
      readonly status: 'ready';
      readonly cart: Cart;
      readonly checkout: Checkout;
      readonly agreements: readonly Agreement[];
      /** What opens the browser's wallets on the page. */
      readonly walletSheets: WalletSheets | undefined;
      /** A change is under way: the sums are those of before. */
      readonly isSaving: boolean;
    };

/** Sends a change of the cart; every such document answers the checkout's parts of the cart. */
export type CheckoutChange = <Data>(
  send: (cartId: string) => Promise<ShopResponse<Data>>,
  partsOf: (data: Data) => CheckoutPartsFragment | null | undefined,
) => Promise<ShopResponse<Data>>;

/** What the steps of a checkout share. */
export interface CheckoutStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => CheckoutView;
  /** Reads the cart with what is known of its order; again where that has failed or the cart was changed elsewhere. */
  readonly load: () => Promise<void>;
  /** Whether what is known of the order is of the cart as it is known now. */
  readonly isCurrent: () => boolean;
  /** Reads it where nobody looks yet: the cart does not wait for it. What fails is read by whoever looks. */
  readonly readAhead: () => Promise<void>;
  /** Changes the cart by a document of a step's own. */
  readonly change: CheckoutChange;
  /** The shopper has agreed to what the lines cost now, so the cart does not tell it again. */
  readonly acceptPrices: () => void;
  /** The cart has become an order. */
  readonly end: () => void;
}

interface CheckoutStoreOptions {
  readonly client: ShopClient;
  readonly cart: CartStore;
  /** The cart that this browser remembers, which is in most cases the one that the shop knows. */
  readonly rememberedCartId: () => string | undefined;
}

/** What a cart is asked for while the shop is still asked which cart it is. */
interface EarlyRead {
  readonly cartId: string;
  readonly response: Promise<ShopResponse<ReadCheckoutQuery>>;
}

/** The checkout of the visitor's cart: what the shop knows of it goes through the one cart that the page has. */
export function createCheckoutStore({ client, cart, rememberedCartId }: CheckoutStoreOptions): CheckoutStore {
  const listeners = new Set<() => void>();
  let known: { readonly checkout: Checkout; readonly version: number; readonly id: string } | undefined;
  let agreements: readonly Agreement[] = [];
  let walletSheets: WalletSheets | undefined;
  let failure: ShopResponse<unknown> | 'none' = 'none';
  let isReading = false;
  let ended: CheckoutView | undefined;
  let view: CheckoutView | undefined;

  function emit() {
    view = undefined;
    for (const listener of listeners) listener();
  }

  function take(parts: CheckoutPartsFragment) {
    const isOld = known?.id === parts.id && known.version > parts.version;
    if (isOld) return;
    known = { checkout: toCheckout(parts), version: parts.version, id: parts.id };
    failure = 'none';
  }

  const change: CheckoutChange = async (send, partsOf) => {
    const response = await cart.change(send, (data) => {
      const parts = partsOf(data);
      if (parts) take(parts);
      return parts;
    });
    emit();
    return response;
  };

  const ask = (id: string) => client.query(ReadCheckoutDocument, { id });

  /** Beside the question which cart it is, so that both take one round trip. What is known is asked about in order. */
  function readEarly(): EarlyRead | undefined {
    const cartId = cart.view().cart ? undefined : rememberedCartId();
    return cartId === undefined ? undefined : { cartId, response: ask(cartId) };
  }

  async function read(early?: EarlyRead) {
    if (isReading) return;
    isReading = true;
    const response = await change(
      (id) => (early?.cartId === id ? early.response : ask(id)),
      ({ cart: parts }) => parts,
    );
    isReading = false;
    if (response.data) takeAnswer(response.data);
    else failure = response;
    emit();
  }

  function takeAnswer(data: ReadCheckoutQuery) {
    agreements = toAgreements(data);
    walletSheets = data.walletSheets;
  }

  async function readAhead() {
    const id = cart.view().cart?.id;
    const { data } = id === undefined ? {} : await ask(id);
    if (!data?.cart) return;
    take(data.cart);
    takeAnswer(data);
    emit();
  }

  async function load() {
    failure = 'none';
    emit();
    const early = readEarly();
    await cart.start();
    const { cart: found, status } = cart.view();
    if (found && found.lines.length > 0) return read(early);
    if (status === 'failed') failure = { result: { kind: 'unavailable' } };
    emit();
  }

  function current(): CheckoutView {
    const { cart: found, status, isSaving } = cart.view();
    if (ended) return ended;
    // Also where a request has failed because the cart went with the customer whose it was.
    if (status === 'ready' && (found?.lines.length ?? 0) === 0) return { status: 'empty' };
    if (failure !== 'none' && !known) return { status: 'failed', response: failure };
    if (found && known?.id === found.id && found.lines.length > 0) {
      return { status: 'ready', cart: found, checkout: known.checkout, agreements, walletSheets, isSaving };
    }
    return { status: 'loading' };
  }

  /**
   * Another tab, a customer's own cart after signing in, or a change of the lines: what can be delivered and paid how
   * may be another thing now.
   */
  function onCart() {
    const { cart: found, isSaving } = cart.view();
    emit();
    const isOlder = found && known && (known.id !== found.id || known.version < found.version);
    if (isOlder && !isSaving && !ended) void read();
  }
  let leaveCart = () => {};

  return {
    subscribe(listener) {
      // The cart outlives its checkout, which is followed as long as somebody looks.
      if (listeners.size === 0) {
        leaveCart = cart.subscribe(onCart);
        view = undefined;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leaveCart();
      };
    },
    view() {
      view ??= current();
      return view;
    },
    load,
    readAhead,
    isCurrent() {
      const { cart: found } = cart.view();
      return !ended && found !== undefined && known?.id === found.id && known.version === found.version;
    },
    change,
    acceptPrices: () => cart.acceptPrice(),
    end() {
      // What was ordered stays on the screen until its page is left.
      ended = current();
      cart.end();
      emit();
    },
  };
}
