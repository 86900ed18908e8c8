import { type LatestOrder, latestOrder } from '../latest-order/index.ts';
import { storageKeys } from '../storage-keys.ts';

/** A payment by BLIK that is waited for in this tab. The code itself is kept nowhere. */
export interface RememberedWaiting {
  readonly number: string;
  readonly amountText: string;
  /** When the waiting began, in milliseconds. */
  readonly since: number;
}

/** A bank takes no longer; what is older was left behind. */
const MOST_MS = 600_000;

/** Remembers it in this tab: the app of a bank takes the screen, and the page may be thrown away meanwhile. */
export function rememberWaiting(waiting: RememberedWaiting): void {
  try {
    sessionStorage.setItem(storageKeys.blikWaiting, JSON.stringify(waiting));
  } catch {
    // A page that is thrown away then goes on by the mail.
  }
}

export function endWaiting(): void {
  try {
    sessionStorage.removeItem(storageKeys.blikWaiting);
  } catch {
    // What is refused is not there.
  }
}

/** The waiting that this tab was in before it was loaded again, with its order; undefined where there is none. */
export function rememberedWaiting(): { readonly order: LatestOrder; readonly amountText: string } | undefined {
  const waiting = read();
  const order = waiting && latestOrder(waiting.number);
  if (waiting && order) return { order, amountText: waiting.amountText };
  endWaiting();
  return undefined;
}

/** Since when the payment of an order is waited for. */
export function waitingSince({ number }: LatestOrder): number | undefined {
  const waiting = read();
  return waiting?.number === number ? waiting.since : undefined;
}

function read(): RememberedWaiting | undefined {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(storageKeys.blikWaiting) ?? 'null');
    if (typeof given !== 'object' || given === null) return undefined;
    const { number, amountText, since } = given as Record<string, unknown>;
    if (typeof number !== 'string' || typeof amountText !== 'string' || typeof since !== 'number') return undefined;
    const age = Date.now() - since;
    return age >= 0 && age < MOST_MS ? { number, amountText, since } : undefined;
  } catch {
    return undefined;
  }
}
