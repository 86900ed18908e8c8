import type { Trx } from '../../../database/transaction.ts';
import { followNewsletterPreference } from '../../../newsletter/index.ts';
import type { CustomerRow } from '../customers.store.ts';

/**
 * The one place through which an account joins or leaves the newsletter. An address that is not proven joins when the
 * link in its mail is followed; until then `isSubscribed` stays false.
 */
export async function setNewsletterPreference(
  trx: Trx,
  customer: CustomerRow,
  wish: boolean,
  now: Date,
): Promise<CustomerRow> {
  const isSubscribed = await followNewsletterPreference(trx, customer, wish, now);
  return trx
    .updateTable('customer')
    .set({ isSubscribed })
    .where('id', '=', customer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
