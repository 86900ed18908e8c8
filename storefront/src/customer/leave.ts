import { forgetToken } from '../api/customer-token.ts';
import { forgetLatestOrder } from '../latest-order/index.ts';
import { forgetSearches } from '../latest-searches/index.ts';
import { storageKeys } from '../storage-keys.ts';
import { writeText } from '../stored-text.ts';

/** Leaves nothing of the customer with this token in the browser, who goes on purpose: somebody else may come. */
export function leave(token: string): void {
  forgetToken(token);
  forgetLatestOrder();
  forgetSearches();
  writeText(storageKeys.favourites, undefined);
  writeText(storageKeys.cartCopy, undefined);
  try {
    sessionStorage.removeItem(storageKeys.reviewDraft);
  } catch {
    // Nothing was stored.
  }
}
