import type { ActionResult } from '@witryna/modules';
import { storedToken } from '../api/customer-token.ts';
import type { CartPartsFragment } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import type { BrowserConfig } from '../config.ts';
import { failureOf } from '../forms/action-result.ts';
import type { ShopActionTexts } from '../i18n/shop-actions.pl.ts';
import { storageKeys } from '../storage-keys.ts';
import type { Cart } from './cart.ts';
import { openCartChannel } from './cart-channel.ts';
import { type CartDiscounts, createCartDiscounts } from './cart-discounts.ts';
import { type CartRow, cartRows } from './cart-rows.ts';
import type { Addition, CartItem, CartSession } from './cart-session.ts';
import { followCustomer } from './customers-cart.ts';
import { type DeliveryEstimate, estimateDelivery } from './delivery-estimate.ts';
import { createLineRemoval } from './line-removal.ts';
import { createLostGifts } from './lost-gifts.ts';
import { carryMergedNotice } from './merged-notice.ts';
import { createQuantityWrites } from './quantity-writes.ts';
import { createSeenPrices } from './seen-prices.ts';
import { toCart } from './to-cart.ts';

/** The cart as it is shown now. */
export interface CartView {
  readonly status: 'loading' | 'ready' | 'failed';
  /** As the shop knows it; absent where there is none. */
  readonly cart?: Cart | undefined;
  /** The lines with what is under way. */
  readonly rows: readonly CartRow[];
  /** What the shopper did is not all known to the shop yet, so its sums are those of before. */
  readonly isSaving: boolean;
  /** Why the cart could not be loaded. */
  readonly failure?: string | undefined;
  /** The cart could not be had and a new one took its place. */
  readonly isLost: boolean;
  readonly isChangedElsewhere: boolean;
  /** What came from this browser's guest when a customer signed in, in a sentence. */
  readonly merged?: string | undefined;
}

/** The visitor's cart, one for all that is on the page. */
export interface CartStore extends CartDiscounts {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => CartView;
  /** Loads the cart that a visitor comes back with, once; again after it has failed. */
  readonly start: () => Promise<void>;
  /** Reads a cart that is shown already once more. */
  readonly refresh: () => Promise<void>;
  readonly add: (...items: readonly CartItem[]) => Promise<Addition>;
  /** Asks for a quantity of a line; it is written when nothing was pressed for a moment. */
  readonly setQuantity: (uid: string, quantity: number) => void;
  readonly remove: (uid: string) => Promise<ActionResult>;
  readonly restore: (uid: string) => Promise<ActionResult>;
  /** The shopper knows what a line costs now; without a uid, what every line costs. */
  readonly acceptPrice: (uid?: string) => void;
  /** The shopper knows that this gift is gone. */
  readonly acknowledgeGift: (sku: string) => void;
  /** What delivery will cost; undefined where that is not known. */
  readonly estimateDelivery: () => Promise<DeliveryEstimate | undefined>;
  /** Sends another change of the cart, in order with all others; the cart that it answers is taken over. */
  readonly change: <Data>(
    send: (cartId: string) => Promise<ShopResponse<Data>>,
    cartOf: (data: Data) => CartPartsFragment | null | undefined,
  ) => Promise<ShopResponse<Data>>;
  /** Whether there are things in hand of a customer whose sign-in has ended, which can be bought without an account. */
  readonly canContinueAsGuest: () => boolean;
  /** Puts them into a guest's cart. */
  readonly continueAsGuest: () => Promise<ActionResult>;
  /** Has the next page of this tab say what a customer's cart has taken over from the guest's. */
  readonly carryMergedNotice: () => void;
  /** The cart has become an order: this browser has none from now on. */
  readonly end: () => void;
}

export interface CartStoreOptions {
  readonly client: ShopClient;
  readonly session: CartSession;
  readonly config: BrowserConfig;
  readonly texts: ShopActionTexts;
  /** Told of a cart that could not be had. */
  readonly onLost: () => void;
  /** Told of what a guest's cart has added to a customer's; gives the sentence for it. */
  readonly onMerged: (pieces: number) => string;
  /** The same, of the page before. */
  readonly merged?: string | undefined;
}

export function createCartStore(options: CartStoreOptions): CartStore {
  const { client, session, config, texts, onLost, onMerged } = options;
  const listeners = new Set<() => void>();
  const faults = new Map<string, string>();
  let cart: Cart | undefined;
  let status: CartView['status'] = 'loading';
  let failure: string | undefined;
  let isLost = false;
  let isChangedElsewhere = false;
  let { merged } = options;
  const seenPrices = createSeenPrices();
  const lostGifts = createLostGifts();
  let actsUnderWay = 0;
  let started: Promise<void> | undefined;
  let view: CartView | undefined;

  const emit = () => {
    view = undefined;
    for (const listener of listeners) listener();
  };

  const writes = createQuantityWrites({
    client,
    session,
    config,
    onAnswer,
    onFault,
    onChange: emit,
    failure: sentenceOf,
  });

  const channel = openCartChannel((other) => {
    if (!cart || other.id !== cart.id || other.version <= cart.version) return;
    cart = lostGifts.carry(other);
    isChangedElsewhere = true;
    emit();
  });

  /** The session knows of a cart by its id, so one that another tab has made is found there. */
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKeys.cartId || !started || newValue === (cart?.id ?? null)) return;
    followBrowser();
  });

  /** Reads the cart that the browser has by now. */
  function followBrowser() {
    started = undefined;
    void start();
  }

  /** Somebody signed in or out, so the cart is another one. */
  function onCustomer(isSignedOut: boolean) {
    removal.clear();
    faults.clear();
    writes.clear();
    merged = undefined;
    if (isSignedOut) cart = undefined;
    if (started) {
      if (!cart) status = 'loading';
      followBrowser();
    }
    emit();
  }

  const { canContinueAsGuest, continueAsGuest } = followCustomer({
    cart: () => cart,
    onChange: onCustomer,
    add,
    sentenceOf,
  });

  function sentenceOf(response: ShopResponse<unknown>): string {
    const result = failureOf(response, texts, () => undefined);
    return result.ok ? texts.unavailable : result.errors.map(({ message }) => message).join(' ');
  }

  function onFault(uid: string, sentence: string | undefined) {
    if (sentence === undefined) faults.delete(uid);
    else faults.set(uid, sentence);
  }

  /** Takes an answer of the shop over, unless a newer one is known. */
  function onAnswer(parts: CartPartsFragment) {
    if (!session.remember(parts)) return followBrowser();
    if (cart?.id === parts.id && cart.version > parts.version) return;
    cart = lostGifts.carry(toCart(parts));
    seenPrices.note(cart);
    status = 'ready';
    failure = undefined;
    isChangedElsewhere = false;
    channel.tell(cart);
    emit();
  }

  async function resolve() {
    const token = storedToken();
    const resolution = await session.resolve();
    // Whoever signed in or out meanwhile has asked anew.
    if (storedToken() !== token) return;
    switch (resolution.kind) {
      case 'found':
        if (resolution.mergedPieces) merged = onMerged(resolution.mergedPieces);
        return onAnswer(resolution.cart);
      case 'unavailable':
        status = 'failed';
        failure = sentenceOf(resolution.response);
        break;
      default:
        cart = undefined;
        status = 'ready';
        isLost = resolution.kind === 'lost';
        if (isLost) onLost();
    }
    emit();
  }

  function start(): Promise<void> {
    if (started && status !== 'failed') return started;
    if (status === 'failed') {
      status = 'loading';
      emit();
    }
    started = resolve();
    return started;
  }

  async function change<Data>(
    send: (cartId: string) => Promise<ShopResponse<Data>>,
    cartOf: (data: Data) => CartPartsFragment | null | undefined,
  ): Promise<ShopResponse<Data>> {
    actsUnderWay += 1;
    emit();
    const token = storedToken();
    const response = await session.change(send);
    actsUnderWay -= 1;
    const answered = response.data && cartOf(response.data);
    if (answered && storedToken() === token) onAnswer(answered);
    else emit();
    return response;
  }

  /** Sends one change; gives what came of it in sentences. */
  async function act<Data>(
    send: (cartId: string) => Promise<ShopResponse<Data>>,
    cartOf: (data: Data) => CartPartsFragment | null | undefined,
  ): Promise<ActionResult> {
    const response = await change(send, cartOf);
    const isDone = response.data && cartOf(response.data);
    return isDone ? { ok: true } : { ok: false, errors: [{ message: sentenceOf(response) }] };
  }

  const removal = createLineRemoval({
    client,
    act,
    rows: () => current().rows,
    knownLine: (uid) => cart?.lines.find((line) => line.uid === uid),
    onRemove: writes.drop,
    onFault,
    onChange: emit,
  });

  function current(): CartView {
    view ??= {
      status,
      cart,
      rows: cartRows({
        cart,
        quantities: writes.quantities(),
        removed: removal.lines(),
        faults,
        formerPrices: seenPrices.changes(cart),
      }),
      isSaving: writes.quantities().size > 0 || actsUnderWay > 0,
      failure,
      isLost,
      isChangedElsewhere,
      merged,
    };
    return view;
  }

  async function add(...items: readonly CartItem[]): Promise<Addition> {
    const token = storedToken();
    const addition = await session.add(...items);
    if (addition.data?.addProductsToCart && storedToken() === token) onAnswer(addition.data.addProductsToCart.cart);
    return addition;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: current,
    start,
    refresh() {
      started = undefined;
      return start();
    },
    add,
    setQuantity(uid, quantity) {
      if (quantity === 0) return void removal.remove(uid);
      faults.delete(uid);
      writes.want(uid, quantity);
    },
    remove: removal.remove,
    restore: removal.restore,
    ...createCartDiscounts(client, act),
    acceptPrice(uid) {
      if (!cart) return;
      seenPrices.accept(cart, uid);
      emit();
    },
    acknowledgeGift(sku) {
      if (!cart) return;
      cart = lostGifts.acknowledge(cart, sku);
      emit();
    },
    estimateDelivery: async () => cart && estimateDelivery(client, cart.id),
    change,
    canContinueAsGuest,
    continueAsGuest,
    carryMergedNotice: () => carryMergedNotice(merged),
    end() {
      if (cart) session.forget(cart.id);
      cart = undefined;
      removal.clear();
      faults.clear();
      emit();
    },
  };
}
