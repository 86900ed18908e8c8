import { storageKeys } from '../storage-keys.ts';

/** Has the next page of this tab say what a customer's cart has taken over from the guest's. */
export function carryMergedNotice(merged: string | undefined): void {
  if (merged === undefined) return;
  try {
    sessionStorage.setItem(storageKeys.cartMerged, merged);
  } catch {
    // Where nothing is stored the cart says it by what lies in it.
  }
}

/** What the page before has left to say, once. */
export function takeMergedNotice(): string | undefined {
  try {
    const notice = sessionStorage.getItem(storageKeys.cartMerged) ?? undefined;
    sessionStorage.removeItem(storageKeys.cartMerged);
    return notice;
  } catch {
    return undefined;
  }
}
