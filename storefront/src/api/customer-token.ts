import { storageKeys } from '../storage-keys.ts';

/** As the shop writes tokens; whatever else lies in their place is none. */
const TOKEN = /^[\w-]{1,512}$/;

/** Who is told when somebody signs in or out in this tab. */
export const tokenListeners = new Set<() => void>();
/** Where a browser stores nothing, a token lives as long as the page. */
let unstored: string | undefined;
let isRefused = false;

/** The token of the customer who is signed in in this browser. */
export function storedToken(): string | undefined {
  try {
    const token = localStorage.getItem(storageKeys.customerToken) ?? unstored;
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  } catch {
    return unstored;
  }
}

/** Signs in, in all tabs of this browser. */
export function storeToken(token: string): void {
  unstored = undefined;
  isRefused = false;
  try {
    localStorage.setItem(storageKeys.customerToken, token);
  } catch {
    unstored = token;
  }
  notify();
}

/**
 * Signs out with a token, and forgets the cart, which was that customer's. A token that has taken its place in the
 * meantime stays: so many requests may be refused at once, and a new sign-in outlives what was asked before it.
 */
export function forgetToken(token: string): void {
  if (storedToken() !== token) return;
  unstored = undefined;
  try {
    for (const key of [storageKeys.customerToken, storageKeys.cartId, storageKeys.cart]) {
      localStorage.removeItem(key);
    }
  } catch {
    // What is not stored needs not be forgotten.
  }
  notify();
}

/** Forgets a token that the shop takes no more. */
export function refuseToken(token: string): void {
  if (storedToken() === token) isRefused = true;
  forgetToken(token);
}

/**
 * Whether the shop has refused a token since this page was opened, and nobody has signed in since. Requests may be sent
 * before anyone listens to tokens; who begins to listen later learns from this that somebody was signed in.
 */
export const wasTokenRefused = (): boolean => isRefused;

function notify() {
  for (const listener of [...tokenListeners]) listener();
}
