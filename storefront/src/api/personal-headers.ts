import { storageKeys } from '../config.ts';

/**
 * Headers of the person who uses this browser: the token of a customer who is signed in, and the viewer by which
 * recommendations are kept. The session is a cookie that no script reads, so the browser sends it by itself.
 */
export function personalHeaders(): Readonly<Record<string, string>> {
  const token = stored(storageKeys.customerToken);
  const viewer = stored(storageKeys.viewer);
  return { ...(token && { Authorization: `Bearer ${token}` }), ...(viewer && { 'X-Viewer': viewer }) };
}

/** Whether a customer is signed in, as far as this browser knows. */
export const isSignedIn = (): boolean => stored(storageKeys.customerToken) !== undefined;

/** Forgets a customer whose token does not hold any more, and the cart, which was that customer's. */
export function signOutQuietly(): void {
  try {
    localStorage.removeItem(storageKeys.customerToken);
    localStorage.removeItem(storageKeys.cartId);
  } catch {
    // What is not stored needs not be forgotten.
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) || undefined;
  } catch {
    return undefined;
  }
}
