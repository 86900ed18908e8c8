import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { type Site, secretLink } from '../../../content/sites/index.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { hashOfToken } from '../../credentials/index.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { notifyCredentialsChanged } from '../account/notify-credentials-changed.ts';
import { requireGoodPassword } from '../password-rule.ts';
import { ONE_TIME_LIFETIME_MS } from '../tokens/one-time-tokens.store.ts';

const RESET_PATH = '/reset-password';

/** Sends the link to set a new password; does nothing for an address without an account. */
export async function sendPasswordReset(deps: AccountDeps, email: string, site: Site): Promise<void> {
  const { db, customers, oneTime, mail } = deps;
  await inTransaction(db, async (trx) => {
    const customer = await customers.findByEmail(email, trx);
    if (!customer?.isActive) return;
    const token = await oneTime.issue(trx, 'password-reset', { customerId: customer.id, email: customer.email });
    if (!token) return;
    const resetUrl = secretLink(site, RESET_PATH, { email: customer.email, token });
    await mail.enqueue(trx, {
      template: 'password-reset',
      to: customer.email,
      language: customer.language,
      data: { resetUrl, validMinutes: ONE_TIME_LIFETIME_MS['password-reset'] / MINUTE_MS },
      key: `password-reset:${hashOfToken(token)}`,
      site: site.code,
    });
  });
}

export interface PasswordReset {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
}

/** Sets the new password; the link has worked then, and every sign-in from before has ended. */
export async function resetPassword(deps: AccountDeps, reset: PasswordReset, site: Site): Promise<void> {
  const { db, now, customers, oneTime, hashPassword } = deps;
  const email = normaliseEmail(reset.email);
  requireGoodPassword(reset.newPassword, { email, site, path: '/newPassword' });
  const refusal = new InputRefused("Cannot set the customer's password", 'token-invalid/password-reset');
  if (!isEmailAddress(email) || !(await oneTime.isValid(reset.token, 'password-reset', email))) throw refusal;
  const passwordHash = await hashPassword(reset.newPassword);
  await inTransaction(db, async (trx) => {
    const claim = await oneTime.take(trx, reset.token, 'password-reset', email);
    const customer = claim && (await customers.lock(trx, claim.customerId));
    if (!customer?.isActive) throw refusal;
    // Whoever reads the mail owns the address.
    const emailConfirmedAt = customer.emailConfirmedAt ?? now();
    // And whoever took the account before with an address not theirs keeps no way into it.
    if (!customer.emailConfirmedAt) {
      await trx.deleteFrom('customer_identity').where('customerId', '=', customer.id).execute();
      await trx.deleteFrom('customer_passkey').where('customerId', '=', customer.id).execute();
    }
    await customers.update(trx, customer.id, { passwordHash, emailConfirmedAt }, now());
    await notifyCredentialsChanged(deps, trx, 'password-changed', { before: customer, site });
  });
}
