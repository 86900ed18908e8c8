import { forgetToken } from '../api/customer-token.ts';
import { forgetViewer } from '../api/viewer.ts';
import { forgetLatestOrder } from '../latest-order/index.ts';
import { forgetSearches } from '../latest-searches/index.ts';
import { storageKeys } from '../storage-keys.ts';
import { writeText } from '../stored-text.ts';

/** What one tab remembers of a person: what was typed, a payment that is waited for, a way to a sign-in provider. */
const OF_THE_TAB = [
  storageKeys.reviewDraft,
  storageKeys.checkoutDraft,
  storageKeys.blikWaiting,
  storageKeys.ssoProvider,
  storageKeys.ssoSource,
  storageKeys.ssoParams,
  storageKeys.ssoSessionId,
  storageKeys.ssoCustomer,
] as const;

/**
 * Leaves nothing of the customer with this token in the browser, who goes on purpose: somebody else may come. Numbers of
 * orders that were reported as bought stay: without them one could be reported twice.
 */
export function leave(token: string): void {
  forgetToken(token);
  forgetLatestOrder();
  forgetSearches();
  forgetViewer();
  writeText(storageKeys.favourites, undefined);
  writeText(storageKeys.comparison, undefined);
  writeText(storageKeys.cartCopy, undefined);
  writeText(storageKeys.cartPrices, undefined);
  // A locker tells where somebody lives.
  writeText(storageKeys.parcelPoints, undefined);
  try {
    for (const key of OF_THE_TAB) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
