import type { Money } from '@witryna/module-schemas';
import { storageKeys } from '../storage-keys.ts';
import type { Cart, CartLine } from './cart.ts';

/** What one piece cost when the shopper put it in, or agreed to its price, by the uid of the line. */
type Prices = Readonly<Record<string, Money>>;

/** The prices that the shopper knows. */
interface SeenPrices {
  /** Takes the prices of new lines for known, and forgets those of lines that are gone. */
  readonly note: (cart: Cart) => void;
  /** What a line cost before, where that is not what it costs now. */
  readonly changes: (cart: Cart | undefined) => ReadonlyMap<string, Money>;
  /** The shopper knows what a line costs now; without a uid, what every line costs. */
  readonly accept: (cart: Cart, uid?: string) => void;
}

/** The prices that this browser has shown; nothing but the cart's own page compares them. */
export function createSeenPrices(): SeenPrices {
  /** Where a browser stores nothing, they live as long as the page. */
  let unstored: { readonly cart: string; readonly prices: Prices } | undefined;

  function known(cart: Cart): Prices {
    if (unstored?.cart === cart.id) return unstored.prices;
    return pricesOf(read(), cart.id);
  }

  function keep(cart: Cart, prices: Prices) {
    const text = JSON.stringify({ cart: cart.id, prices });
    try {
      if (localStorage.getItem(storageKeys.cartPrices) !== text) localStorage.setItem(storageKeys.cartPrices, text);
      unstored = undefined;
    } catch {
      unstored = { cart: cart.id, prices };
    }
  }

  return {
    note(cart) {
      const before = known(cart);
      keep(cart, Object.fromEntries(paidLines(cart).map(({ uid, price }) => [uid, before[uid] ?? price])));
    },
    changes: (cart) => (cart ? changedPrices(known(cart), cart) : new Map()),
    accept(cart, uid) {
      const before = known(cart);
      const isAccepted = (line: CartLine) => uid === undefined || line.uid === uid;
      const prices = paidLines(cart).map((line) => [
        line.uid,
        isAccepted(line) ? line.price : (before[line.uid] ?? line.price),
      ]);
      keep(cart, Object.fromEntries(prices));
    },
  };
}

/** The former prices of lines that cost something else now. A sum in another currency is no change of the price. */
function changedPrices(known: Prices, cart: Cart): ReadonlyMap<string, Money> {
  const changes = new Map<string, Money>();
  for (const { uid, price } of paidLines(cart)) {
    const before = known[uid];
    if (before?.currency === price.currency && before.amount !== price.amount) changes.set(uid, before);
  }
  return changes;
}

const paidLines = ({ lines }: Cart) => lines.filter(({ isGift, isSample }) => !isGift && !isSample);

function read(): string {
  try {
    return localStorage.getItem(storageKeys.cartPrices) ?? '';
  } catch {
    return '';
  }
}

/** The prices that were stored for a cart; anything else is none. */
function pricesOf(text: string, cartId: string): Prices {
  try {
    const { cart, prices } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (cart !== cartId || typeof prices !== 'object' || prices === null) return {};
    return Object.fromEntries(Object.entries(prices).filter((entry): entry is [string, Money] => isMoney(entry[1])));
  } catch {
    return {};
  }
}

function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  const { amount, currency } = value as Readonly<Record<string, unknown>>;
  return Number.isInteger(amount) && typeof currency === 'string';
}
