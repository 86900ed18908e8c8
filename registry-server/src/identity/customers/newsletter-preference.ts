import type { Trx } from '../../database/transaction.ts';
import { followNewsletterPreference } from '../../newsletter/customer-subscription.ts';
import type { CustomerRow } from './customers.store.ts';

/** The one place through which an account joins or leaves the newsletter. */
export async function setNewsletterPreference(
  trx: Trx,
  customer: CustomerRow,
  isSubscribed: boolean,
): Promise<CustomerRow> {
  await followNewsletterPreference(trx, customer, isSubscribed);
  return trx
    .updateTable('customer')
    .set({ isSubscribed })
    .where('id', '=', customer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
