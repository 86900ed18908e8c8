import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { type Site, secretLink } from '../../../content/sites/index.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import { hashOfToken } from '../../credentials/index.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { AccountDeps } from './account-deps.ts';

const CONFIRM_PATH = '/confirm-email';

/** Sends the link that proves an address; nothing when it was sent a moment ago. */
export async function sendConfirmation(
  { mail, oneTime }: Pick<AccountDeps, 'mail' | 'oneTime'>,
  trx: Trx,
  { id, email, firstName, language }: CustomerRow,
  site: Site,
): Promise<void> {
  const token = await oneTime.issue(trx, 'confirm-email', { customerId: id, email });
  if (!token) return;
  const confirmUrl = secretLink(site, CONFIRM_PATH, { email, key: token });
  const data = { firstName, confirmUrl };
  await mail.enqueue(trx, {
    template: 'confirm-email',
    to: email,
    language,
    data,
    key: `confirm-email:${hashOfToken(token)}`,
    site: site.code,
  });
}

/** Takes the key of such a link. */
export function confirmEmail(
  { db, now, customers, oneTime }: AccountDeps,
  given: { readonly email: string; readonly key: string },
): Promise<CustomerRow> {
  const email = normaliseEmail(given.email);
  return inTransaction(db, async (trx) => {
    const claim = isEmailAddress(email) ? await oneTime.take(trx, given.key, 'confirm-email', email) : undefined;
    const confirmed = claim && (await customers.update(trx, claim.customerId, { emailConfirmedAt: now() }, now()));
    if (!confirmed) {
      throw new InputRefused(
        'The confirmation token is invalid. Verify the token and try again.',
        'token-invalid/confirmation',
      );
    }
    return confirmed;
  });
}

/** Sends the link once more to an account that still waits for it; silent about whether there is one. */
export async function resendConfirmation(deps: AccountDeps, email: string, site: Site): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const known = await deps.customers.findByEmail(email, trx);
    if (known?.isActive && !known.emailConfirmedAt) await sendConfirmation(deps, trx, known, site);
  });
}
