import type { Site } from '../../../content/sites/index.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { NotAuthorized } from '../../../graphql/refusals.ts';
import { moveNewsletter } from '../../../newsletter/index.ts';
import { PasswordWrong } from '../customers.errors.ts';
import type { CustomerRow } from '../customers.store.ts';
import { requireGoodPassword } from '../password-rule.ts';
import { requireEmail } from '../require-email.ts';
import type { IssuedToken } from '../tokens/customer-tokens.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { notifyCredentialsChanged } from './notify-credentials-changed.ts';
import { applyProfileUpdate, type ProfileUpdate } from './update-profile.ts';

/** Who asks, and the present password that proves it. */
export interface PasswordProof {
  readonly customer: { readonly id: number; readonly email: string };
  readonly password: string;
  readonly ip: string;
}

/** Every token has ended with the change; this one is for whoever made it. */
export interface RenewedCustomer {
  readonly customer: CustomerRow;
  readonly renewed: IssuedToken;
}

/** Sets another password. */
export async function changePassword(
  deps: AccountDeps,
  { customer, password, ip }: PasswordProof,
  newPassword: string,
  site: Site,
): Promise<RenewedCustomer> {
  requireGoodPassword(newPassword, { email: customer.email, site, path: '/newPassword' });
  const proven = await deps.checkPassword({ email: customer.email, password, ip });
  const passwordHash = await deps.hashPassword(newPassword);
  return inTransaction(deps.db, async (trx) => {
    const before = await lockProven(deps, trx, proven);
    const changed = await deps.customers.update(trx, proven.id, { passwordHash }, deps.now());
    if (!changed) throw new NotAuthorized();
    await notifyCredentialsChanged(deps, trx, 'password-changed', { before, site });
    return { customer: changed, renewed: await deps.tokens.open(changed.id, trx) };
  });
}

/** Gives the account another e-mail, tells the former one, and makes further changes with it. */
export async function changeEmail(
  deps: AccountDeps,
  { customer, password, ip }: PasswordProof,
  given: string,
  site: Site,
  others: ProfileUpdate = { profile: {}, isSubscribed: undefined },
): Promise<RenewedCustomer> {
  const email = requireEmail(given);
  const proven = await deps.checkPassword({ email: customer.email, password, ip });
  const { id } = proven;
  return inTransaction(deps.db, async (trx) => {
    const before = await lockProven(deps, trx, proven);
    if (email !== before.email) {
      const change = { email, emailConfirmedAt: null, isSubscribed: false };
      await deps.customers.update(trx, id, change, deps.now());
      await moveNewsletter(trx, before.email, email, deps.now());
      await notifyCredentialsChanged(deps, trx, 'email-changed', { before, site });
    }
    const changed = await applyProfileUpdate(deps, trx, id, others);
    return { customer: changed, renewed: await deps.tokens.open(id, trx) };
  });
}

/** The account as it is now; refuses when the password that was shown is no longer its own. */
async function lockProven({ customers }: AccountDeps, trx: Trx, proven: CustomerRow): Promise<CustomerRow> {
  const now = await customers.lock(trx, proven.id);
  if (!now?.isActive) throw new NotAuthorized();
  if (now.passwordHash !== proven.passwordHash) throw new PasswordWrong();
  return now;
}
