import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import type { AccountDeps, ForgetCustomer } from './account-deps.ts';

/**
 * Forgets a person at their own wish. The row stays without anything that names them, since orders refer to it, which
 * have to be kept for the tax office with addresses of their own; so do the consents, as a proof that they were given.
 */
export function deleteAccount(
  { db, now, customers }: Pick<AccountDeps, 'db' | 'now' | 'customers'>,
  id: number,
  others: readonly ForgetCustomer[],
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const customer = await customers.lock(trx, id);
    if (!customer || customer.deletedAt) return false;
    for (const forget of others) await forget(trx, customer);
    await trx.deleteFrom('customer_address').where('customerId', '=', id).execute();
    await trx.deleteFrom('customer_identity').where('customerId', '=', id).execute();
    await trx.deleteFrom('customer_passkey').where('customerId', '=', id).execute();
    await customers.update(trx, id, { ...NOBODY, email: `customer-${id}@deleted.invalid`, deletedAt: now() }, now());
    await recordChange(trx, [`customer:${id}`]);
    return true;
  });
}

const NOBODY = {
  passwordHash: null,
  firstName: '',
  lastName: '',
  middleName: null,
  prefix: null,
  suffix: null,
  gender: null,
  phone: null,
  dateOfBirth: null,
  taxvat: null,
  isActive: false,
  isSubscribed: false,
  kameleon: false,
  friendsAndFamily: false,
  friendsAndFamilyRequest: null,
  milesAndMore: false,
  emailConfirmedAt: null,
} as const;
