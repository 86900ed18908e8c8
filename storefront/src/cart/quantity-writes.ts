import { storedToken } from '../api/customer-token.ts';
import type { CartPartsFragment } from '../api/operations.gen.ts';
import type { QueryOptions, ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import type { BrowserConfig } from '../config.ts';
import { isOffline } from '../forms/action-result.ts';
import { UpdateCartDocument } from './cart.gen.ts';
import type { CartSession } from './cart-session.ts';

interface QuantityWritesOptions {
  readonly client: ShopClient;
  readonly session: Pick<CartSession, 'change'>;
  readonly config: Pick<BrowserConfig, 'cartWriteDelayMs'>;
  readonly onAnswer: (cart: CartPartsFragment) => void;
  readonly onFault: (uid: string, sentence: string | undefined) => void;
  readonly onChange: () => void;
  /** Why a request failed, in a sentence. */
  readonly failure: (response: ShopResponse<unknown>) => string;
}

/** Quantities on their way to the shop: many presses of a button become one write of the last. */
export interface QuantityWrites {
  /** What the shop does not know yet, by the uid of the line. */
  readonly quantities: () => ReadonlyMap<string, number>;
  readonly want: (uid: string, quantity: number) => void;
  /** Forgets what is wanted of a line. */
  readonly drop: (uid: string) => void;
  /** Forgets what is wanted of all lines. */
  readonly clear: () => void;
}

export function createQuantityWrites(options: QuantityWritesOptions): QuantityWrites {
  const { client, session, config, onAnswer, onFault, onChange, failure } = options;
  const wanted = new Map<string, number>();
  /** Sent, and not answered: each line with its newest write. */
  const sent = new Map<string, { readonly quantity: number; readonly write: number }>();
  let writes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(send?: QueryOptions) {
    clearTimeout(timer);
    if (wanted.size === 0) return;
    if (isOffline()) return window.addEventListener('online', () => void write(), { once: true });
    const lines = [...wanted];
    wanted.clear();
    writes += 1;
    const number = writes;
    for (const [uid, quantity] of lines) sent.set(uid, { quantity, write: number });
    const token = storedToken();
    const items = lines.map(([uid, quantity]) => ({ cart_item_uid: uid, quantity }));
    const response = await session.change((cartId) => client.query(UpdateCartDocument, { cartId, items }, send));
    // Its own answer ends what was shown in advance; a newer write goes on.
    for (const [uid] of lines) if (sent.get(uid)?.write === number) sent.delete(uid);
    // Somebody signed in or out meanwhile, and the cart is another one.
    if (storedToken() !== token) return onChange();
    const answer = response.data?.updateCartItems;
    if (!answer) {
      const isKept = isOffline();
      for (const [uid, quantity] of lines) {
        if (isKept && !wanted.has(uid)) wanted.set(uid, quantity);
        else onFault(uid, failure(response));
      }
      if (isKept) void write();
      return onChange();
    }
    for (const { sentence, message, path } of answer.errors.filter((error) => error !== null)) {
      const index = Number(/\/cart_items\/(\d+)/.exec(path ?? '')?.[1] ?? 0);
      const uid = lines[index]?.[0];
      if (uid !== undefined) onFault(uid, sentence ?? message);
    }
    onAnswer(answer.cart);
    onChange();
  }

  // Whoever leaves the page leaves nothing behind that was not sent.
  window.addEventListener('pagehide', () => void write({ outlivesPage: true }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void write({ outlivesPage: true });
  });

  return {
    quantities() {
      const known = new Map([...sent].map(([uid, { quantity }]) => [uid, quantity]));
      for (const [uid, quantity] of wanted) known.set(uid, quantity);
      return known;
    },
    want(uid, quantity) {
      wanted.set(uid, quantity);
      clearTimeout(timer);
      timer = setTimeout(() => void write(), config.cartWriteDelayMs);
      onChange();
    },
    drop(uid) {
      wanted.delete(uid);
      sent.delete(uid);
    },
    clear() {
      clearTimeout(timer);
      wanted.clear();
      sent.clear();
    },
  };
}
