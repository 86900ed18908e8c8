import { contactLink, type Site } from '../../../content/sites/index.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { AccountDeps } from './account-deps.ts';

/** Tells the owner of the mailbox that the way into the account has changed. `before` is the account as it was. */
export async function notifyCredentialsChanged(
  { mail, now }: AccountDeps,
  trx: Trx,
  template: 'email-changed' | 'passkey-added' | 'password-changed',
  { before, site }: { readonly before: CustomerRow; readonly site: Site },
): Promise<void> {
  await mail.enqueue(trx, {
    template,
    to: before.email,
    language: before.language,
    site: site.code,
    data: { firstName: before.firstName, contactUrl: contactLink(site) },
    key: `${template}:${before.id}:${now().getTime()}`,
  });
}
