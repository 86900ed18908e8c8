import { isOrderNumber } from '@witryna/module-schemas/validation';
import { storageKeys } from '../storage-keys.ts';

/** The order that was placed last, with the secret that shows it to whoever placed it. */
export interface LatestOrder {
  readonly number: string;
  readonly token: string;
  /** An account was asked for together with it, so none is offered. */
  readonly hasAccount?: boolean;
}

/** The order's row and 192 bits, as the shop makes them. */
const TOKEN = /^[1-9]\d{0,14}\.[A-Za-z0-9_-]{32}$/;

type Store = 'localStorage' | 'sessionStorage';

/** Where both storages are refused or full, the page itself remembers. */
let rememberedByPage: LatestOrder | undefined;

/**
 * Remembers an order that was placed: in this tab, so that two tabs with two orders each come back to their own, and in
 * the browser, for the tab in which the bank's answer opens. Says whether the next page will know of it.
 */
export function rememberLatestOrder({ number, token, hasAccount }: LatestOrder): boolean {
  const order = { number, token, ...(hasAccount && { hasAccount }) };
  let isStored = false;
  for (const store of ['sessionStorage', 'localStorage'] as const) {
    if (write(store, order)) isStored = true;
    // One that is full must not go on telling of the order before.
    else remove(store);
  }
  rememberedByPage = isStored ? undefined : order;
  return isStored;
}

/** The order that was placed last in this tab, else in this browser; with a number only that one. */
export function latestOrder(number?: string): LatestOrder | undefined {
  const known = [read('sessionStorage'), read('localStorage'), rememberedByPage];
  return known.find((order) => order !== undefined && (number === undefined || order.number === number));
}

/** Forgets it, everywhere. */
export function forgetLatestOrder(): void {
  rememberedByPage = undefined;
  remove('sessionStorage');
  remove('localStorage');
}

/** What is stored; what does not have the form of an order is removed. */
function read(store: Store): LatestOrder | undefined {
  try {
    const stored = window[store].getItem(storageKeys.latestOrder);
    if (stored === null) return undefined;
    const order = parse(stored);
    if (!order) remove(store);
    return order;
  } catch {
    return undefined;
  }
}

function parse(stored: string): LatestOrder | undefined {
  try {
    const given: unknown = JSON.parse(stored);
    if (typeof given !== 'object' || given === null) return undefined;
    const { number, token, hasAccount } = given as Record<string, unknown>;
    if (typeof number !== 'string' || typeof token !== 'string') return undefined;
    if (!isOrderNumber(number) || !TOKEN.test(token)) return undefined;
    return { number, token, ...(hasAccount === true && { hasAccount }) };
  } catch {
    return undefined;
  }
}

function write(store: Store, order: LatestOrder): boolean {
  try {
    window[store].setItem(storageKeys.latestOrder, JSON.stringify(order));
    return true;
  } catch {
    return false;
  }
}

function remove(store: Store): void {
  try {
    window[store].removeItem(storageKeys.latestOrder);
  } catch {
    // What is refused altogether tells of nothing either.
  }
}
