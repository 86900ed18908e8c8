import type { Address } from '@witryna/module-schemas/validation';
import { type Site, siteLink } from '../../../content/sites/index.ts';
import type { Trx } from '../../../database/transaction.ts';
import { languageOf } from '../../../error-messages/language.ts';
import { keepAddress } from '../addresses/addresses.store.ts';
import type { Consent } from '../customers.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { openAccount } from './sign-up.ts';

/** Somebody who has bought without an account. */
export interface Buyer {
  readonly orderNumber: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly addresses: readonly Address[];
  readonly consents: readonly Pick<Consent, 'kind' | 'textVersion'>[];
}

/** What accounts of buyers are opened with. */
export type BuyerAccounts = Pick<AccountDeps, 'customers' | 'mail' | 'oneTime' | 'now' | 'hashPassword'>;

export interface BuyerAccount {
  readonly buyer: Buyer;
  readonly passwordHash: string;
  readonly site: Site;
}

/** Where consents that came with an order were given. */
const CONSENT_SOURCE = 'order';

/**
 * Opens an account with what a buyer has given for an order. Where the address has one already nothing of it changes,
 * and only its mailbox is told: undefined then. Throws `CustomerEmailTaken` when somebody was faster.
 */
export async function signUpBuyer(
  deps: Omit<BuyerAccounts, 'hashPassword'>,
  trx: Trx,
  { buyer, passwordHash, site }: BuyerAccount,
): Promise<number | undefined> {
  const { email, firstName, lastName, phone, addresses } = buyer;
  const known = await deps.customers.findByEmail(email, trx);
  if (known) {
    if (known.isActive) await sendAccountExists(deps, trx, { ...known, orderNumber: buyer.orderNumber }, site);
    return undefined;
  }
  const { id } = await openAccount(deps, trx, {
    account: { email, firstName, lastName, phone, passwordHash, language: languageOf(site) },
    consents: buyer.consents.map((consent) => ({ ...consent, source: CONSENT_SOURCE })),
    site,
  });
  for (const address of addresses) await keepAddress(trx, { customerId: id, address, now: deps.now() });
  return id;
}

interface TakenAccount {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: 'pl' | 'en';
  readonly orderNumber: string;
}

/** Once for each order, however often it is asked. */
function sendAccountExists(
  { mail }: Pick<AccountDeps, 'mail'>,
  trx: Trx,
  { id, email, firstName, language, orderNumber }: TakenAccount,
  site: Site,
): Promise<void> {
  const data = {
    firstName,
    orderNumber,
    accountUrl: siteLink(site, '/account'),
    resetUrl: siteLink(site, '/request-reset-password'),
  };
  const key = `account-exists:${id}:${orderNumber}`;
  return mail.enqueue(trx, { template: 'account-exists', to: email, language, data, key, site: site.code });
}
