import type { Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { AccountDeps, ForgetCustomer } from './account-deps.ts';

/**
 * Forgets a person at their own wish; the caller holds the lock. The row stays without anything that names them, since
 * orders refer to it, which have to be kept for the tax office with addresses of their own; so do the consents, as a
 * proof that they were given.
 */
export async function deleteAccount(
  { now, customers }: Pick<AccountDeps, 'now' | 'customers'>,
  trx: Trx,
  customer: CustomerRow,
  others: readonly ForgetCustomer[],
): Promise<void> {
  const { id } = customer;
  for (const forget of others) await forget(trx, customer);
  await trx.deleteFrom('customer_address').where('customerId', '=', id).execute();
  await trx.deleteFrom('customer_identity').where('customerId', '=', id).execute();
  await trx.deleteFrom('customer_passkey').where('customerId', '=', id).execute();
  await trx.deleteFrom('customer_passkey_challenge').where('customerId', '=', id).execute();
  await customers.update(trx, id, { ...NOBODY, email: `customer-${id}@deleted.invalid`, deletedAt: now() }, now());
  await recordChange(trx, [`customer:${id}`]);
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
