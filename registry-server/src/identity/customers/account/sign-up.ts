import { shopTimeOf } from '@witryna/module-schemas';
import { shopSettingsOf } from '../../../commerce/shop-settings.ts';
import { type Site, siteLink } from '../../../content/sites/index.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { languageOf } from '../../../error-messages/language.ts';
import type { Consent, CustomerRow, NewCustomer } from '../customers.store.ts';
import { type FieldFault, fieldRefused } from '../field-refused.ts';
import { requireGoodPassword } from '../password-rule.ts';
import { requireEmail } from '../require-email.ts';
import { type Given, refuseFaults } from '../text-input.ts';
import type { AccountDeps } from './account-deps.ts';
import { sendConfirmation } from './confirm-email.ts';
import { setNewsletterPreference } from './newsletter-preference.ts';
import { type ProfileInput, readProfile } from './profile-input.ts';

export interface SignUpInput extends ProfileInput {
  readonly email?: Given<string>;
  readonly password?: Given<string>;
  readonly is_subscribed?: Given<boolean>;
  /**
   * Both consents of the form. Clients that know only the stock contract do not send it: that is refused where the
   * site wants consents on record, and a sign-up without a record elsewhere. `false` is refused everywhere.
   */
  readonly accepted_terms?: Given<boolean>;
}

const REQUIRED = [
  ['firstname', 'First Name'],
  ['lastname', 'Last Name'],
  ['email', 'Email'],
  ['password', 'Password'],
] as const;

/** Opens an account with a password. */
export async function signUp(deps: AccountDeps, input: SignUpInput, site: Site): Promise<CustomerRow> {
  const missing = REQUIRED.filter(([field]) => !input[field]?.trim());
  if (missing.length > 0) {
    const labels = missing.map(([, label]) => label).join(', ');
    const faults = missing.map(([field]) => ({ path: `/${field}`, rule: 'required' }) as const);
    throw fieldRefused(faults, `Required parameters are missing: ${labels}`);
  }
  const email = requireEmail(input.email ?? '');
  const password = input.password ?? '';
  requireGoodPassword(password, { email, site });
  if (isConsentMissing(input, site)) throw fieldRefused([{ path: '/accepted_terms', rule: 'consent' }]);
  const faults: FieldFault[] = [];
  const profile = readProfile(input, dayOf(deps.now()), faults);
  refuseFaults(faults);

  // Also where the address turns out to be taken: both answers take as long.
  const passwordHash = await deps.hashPassword(password);
  const account = { ...NO_PROFILE, ...profile, email, passwordHash, language: languageOf(site) };
  const consents = input.accepted_terms ? consentsOf(site, 'sign-up') : [];
  return inTransaction(deps.db, (trx) =>
    openAccount(deps, trx, { account, consents, site, isSubscribed: input.is_subscribed ?? false }),
  );
}

function isConsentMissing({ accepted_terms }: SignUpInput, site: Site): boolean {
  return accepted_terms === false || (accepted_terms !== true && shopSettingsOf(site).requiresConsentRecords);
}

export interface NewAccount {
  readonly account: NewCustomer;
  readonly consents: readonly Consent[];
  readonly site: Site;
  readonly isSubscribed?: boolean;
  /** Asks for the proof of the address although the account works without it. */
  readonly confirmsEmail?: boolean;
}

/** Writes a new account with the mails that greet its owner. */
export async function openAccount(
  deps: Pick<AccountDeps, 'customers' | 'mail' | 'oneTime' | 'now'>,
  trx: Trx,
  { account, consents, site, isSubscribed = false, confirmsEmail = false }: NewAccount,
): Promise<CustomerRow> {
  const created = await deps.customers.create(trx, account, consents, deps.now());
  const mustConfirm = (confirmsEmail || shopSettingsOf(site).accountConfirmation) && !created.emailConfirmedAt;
  if (mustConfirm) await sendConfirmation(deps, trx, created, site);
  else await sendWelcome(deps, trx, created, site);
  return isSubscribed ? setNewsletterPreference(trx, created, true, deps.now()) : created;
}

/** Both consents that an account needs, in the wording of this day. */
export function consentsOf(site: Site, source: string): Consent[] {
  const { consentVersion: textVersion } = shopSettingsOf(site);
  return [
    { kind: 'terms', textVersion, source },
    { kind: 'privacy', textVersion, source },
  ];
}

/** `2026-11-21`, in the shop's time zone. */
export function dayOf(moment: Date): string {
  return shopTimeOf(moment).day;
}

const NO_PROFILE = { firstName: '', lastName: '' };

function sendWelcome({ mail }: Pick<AccountDeps, 'mail'>, trx: Trx, customer: CustomerRow, site: Site): Promise<void> {
  const { id, email, firstName, language } = customer;
  const data = { firstName, accountUrl: siteLink(site, '/account') };
  return mail.enqueue(trx, { template: 'welcome', to: email, language, data, key: `welcome:${id}`, site: site.code });
}
