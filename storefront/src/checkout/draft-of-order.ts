import { storedToken } from '../api/customer-token.ts';
import type { OrderOnPage } from '../order-parts/index.ts';
import { detailsOf, hasText } from './details/details-values.ts';
import { storeDraft, storedDraft } from './draft.ts';
import { toBuyer } from './to-checkout.ts';

/** What of an order says who ordered. */
export type BuyerOfOrder = Pick<OrderOnPage, 'number' | 'email' | 'shipping_address' | 'billing_address'>;

/**
 * For whoever buys the same again without an account: the first step of this tab's checkout begins with the details of
 * the order, but for its note. What somebody has typed stays, and a customer has an address book.
 */
export function keepBuyerOfOrder({
  number,
  email,
  shipping_address: shipping,
  billing_address: billing,
}: BuyerOfOrder) {
  if (storedToken() !== undefined) return;
  const before = storedDraft();
  if (before && before.orderNumber === undefined && hasText(before.values)) return;
  storeDraft({ values: detailsOf({ ...toBuyer(email, shipping, billing), note: '' }), orderNumber: number });
}
