import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { NotAuthorized } from '../../../graphql/refusals.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { FieldFault } from '../field-refused.ts';
import { type Given, refuseFaults } from '../text-input.ts';
import type { AccountDeps } from './account-deps.ts';
import { setNewsletterPreference } from './newsletter-preference.ts';
import { type ProfileChange, type ProfileInput, readProfile } from './profile-input.ts';
import { dayOf } from './sign-up.ts';

export interface ProfileUpdateInput extends ProfileInput {
  readonly is_subscribed?: Given<boolean>;
}

/** What a customer changes of themselves without a password. */
export interface ProfileUpdate {
  readonly profile: ProfileChange;
  readonly isSubscribed: boolean | undefined;
}

/** Reads the change; refuses it by field and rule. */
export function readProfileUpdate(input: ProfileUpdateInput, now: Date): ProfileUpdate {
  const faults: FieldFault[] = [];
  const profile = readProfile(input, dayOf(now), faults);
  refuseFaults(faults);
  return { profile, isSubscribed: input.is_subscribed ?? undefined };
}

/** Makes the change in the caller's transaction. */
export async function applyProfileUpdate(
  { customers, now }: Pick<AccountDeps, 'customers' | 'now'>,
  trx: Trx,
  id: number,
  { profile, isSubscribed }: ProfileUpdate,
): Promise<CustomerRow> {
  const changed = await customers.update(trx, id, profile, now());
  if (!changed?.isActive) throw new NotAuthorized();
  if (isSubscribed === undefined) return changed;
  return setNewsletterPreference(trx, changed, isSubscribed, now());
}

/** Changes name, phone, date of birth, newsletter and the like. */
export function updateProfile(deps: AccountDeps, id: number, update: ProfileUpdate): Promise<CustomerRow> {
  return inTransaction(deps.db, (trx) => applyProfileUpdate(deps, trx, id, update));
}
