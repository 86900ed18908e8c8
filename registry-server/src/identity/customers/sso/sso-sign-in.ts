import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { shopSettingsOf } from '../../../commerce/shop-settings.ts';
import { type Site, siteLink } from '../../../content/sites/index.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { languageOf } from '../../../error-messages/language.ts';
import { createSessionToken } from '../../credentials/index.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { consentsOf, openAccount } from '../account/sign-up.ts';
import { CustomerEmailTaken } from '../customers.errors.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { FieldFault } from '../field-refused.ts';
import { requireEmail } from '../require-email.ts';
import { readText } from '../text-input.ts';
import type { IssuedToken } from '../tokens/customer-tokens.store.ts';
import type { ProviderProfile, SignInProvider } from './sign-in-provider.ts';
import { SsoAccountExists, SsoAccountOff, SsoExpired, SsoIdentityTaken, SsoNotConfirmed } from './sso.errors.ts';
import type { Pending, SsoPlace, SsoStore } from './sso.store.ts';

const RETURN_PATH = '/auth/sso';
const NAME_LENGTH = 100;

/** A request on its way: the provider, the browser, the site. */
export interface SsoRequest extends SsoPlace {
  readonly site: Site;
}

/** Either a token, or the question for consents. */
export type SsoOutcome =
  | { readonly kind: 'signed-in'; readonly customer: CustomerRow; readonly issued: IssuedToken }
  | { readonly kind: 'consents'; readonly sessionId: string; readonly email: string; readonly name: string };

interface SsoDeps {
  readonly accounts: AccountDeps;
  readonly store: SsoStore;
  readonly providers: ReadonlyMap<string, SignInProvider>;
}

/** Signing in through a provider: there and back, then a token, or first the consents that a new account needs. */
export function createSsoSignIn({ accounts, store, providers }: SsoDeps) {
  return {
    /** The address to send the browser to. */
    async begin(provider: SignInProvider, { site, ...place }: SsoRequest): Promise<string> {
      const way = {
        redirectUri: siteLink(site, RETURN_PATH),
        state: createSessionToken(),
        nonce: createSessionToken(),
        codeVerifier: createSessionToken(),
      };
      const address = await provider.begin(way);
      await store.beginWay(place, way);
      return address;
    },

    /** Back from the provider. */
    async finish(provider: SignInProvider, request: SsoRequest, parameters: URLSearchParams): Promise<SsoOutcome> {
      const way = await store.endWay(request, parameters.get('state') ?? '');
      // A site that moved in the meantime is another address, which the provider was not asked about.
      if (!way || way.redirectUri !== siteLink(request.site, RETURN_PATH)) throw new SsoExpired();
      const profile = await provider.finish(way, parameters);
      const linked = await store.findLinked(accounts.db, request.provider, profile.subject);
      if (linked) return signedIn(linked, request.site);
      return askForConsents(request, profile);
    },

    /** The same person again, now with the consents for a new account. */
    async accept(request: SsoRequest, sessionId: string, givenEmail: string | undefined): Promise<SsoOutcome> {
      let email = '';
      const opened = await inTransaction(accounts.db, async (trx) => {
        const pending = await store.takePending(trx, request, sessionId);
        if (!pending) throw new SsoExpired();
        const linked = await store.findLinked(trx, pending.provider, pending.subject);
        if (linked) return linked;
        email = emailFor(pending, givenEmail);
        return openLinked(trx, pending, email, request.site);
      }).catch((error: unknown) => {
        // Rolled back: the session id still works, for linking after a sign-in with the password.
        if (error instanceof CustomerEmailTaken) throw new SsoAccountExists({ session_id: sessionId, email });
        throw error;
      });
      return signedIn(opened, request.site);
    },

    /** Joins the person to the account that a customer has just signed in to. */
    link: (request: SsoRequest, sessionId: string, customerId: number): Promise<void> =>
      inTransaction(accounts.db, async (trx) => {
        const pending = await store.takePending(trx, request, sessionId);
        const customer = pending && (await accounts.customers.lock(trx, customerId));
        if (!pending || !customer?.isActive) throw new SsoExpired();
        const linked = await store.findLinked(trx, pending.provider, pending.subject);
        if (linked && linked.id !== customerId) throw new SsoIdentityTaken();
        if (!linked) await store.link(trx, pending, customerId);
      }),

    providerNames: [...providers.keys()],
    findProvider: (name: string) => providers.get(name),
  };

  async function askForConsents(request: SsoRequest, profile: ProviderProfile): Promise<SsoOutcome> {
    const email = mailboxOf(profile.email);
    const person = {
      subject: profile.subject,
      email: email ?? null,
      isEmailVerified: profile.isEmailVerified && email !== undefined,
      firstName: nameOf(profile.firstName),
      lastName: nameOf(profile.lastName),
    };
    const sessionId = await store.keepPending(request, person);
    const known = email === undefined ? undefined : await accounts.customers.findByEmail(email);
    if (known && email) throw new SsoAccountExists({ session_id: sessionId, email });
    const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
    return { kind: 'consents', sessionId, email: email ?? '', name };
  }

  async function openLinked(trx: Trx, pending: Pending, email: string, site: Site): Promise<CustomerRow> {
    const emailConfirmedAt = pending.isEmailVerified ? accounts.now() : null;
    const { firstName, lastName } = pending;
    const account = { email, passwordHash: null, firstName, lastName, language: languageOf(site), emailConfirmedAt };
    const consents = consentsOf(site, `sso:${pending.provider}`);
    const opened = await openAccount(accounts, trx, { account, consents, site, confirmsEmail: true });
    await store.link(trx, pending, opened.id);
    return opened;
  }

  async function signedIn(known: CustomerRow, site: Site): Promise<SsoOutcome> {
    if (shopSettingsOf(site).accountConfirmation && !known.emailConfirmedAt) throw new SsoNotConfirmed();
    return inTransaction(accounts.db, async (trx) => {
      const customer = await accounts.customers.lock(trx, known.id);
      if (!customer?.isActive) throw new SsoAccountOff();
      return { kind: 'signed-in', customer, issued: await accounts.tokens.open(customer.id, trx) };
    });
  }
}

/** The provider's word where it has seen the mailbox; else what the person says, to be confirmed by a mail. */
function emailFor({ email, isEmailVerified }: Pending, given: string | undefined): string {
  if (isEmailVerified && email) return email;
  return requireEmail(given || (email ?? ''));
}

function mailboxOf(given: string | undefined): string | undefined {
  const email = normaliseEmail(given ?? '');
  return isEmailAddress(email) ? email : undefined;
}

/** A name from outside, or nothing when ours may not look like that. */
function nameOf(given: string): string {
  const faults: FieldFault[] = [];
  const name = readText(given, { path: '/name', maxLength: NAME_LENGTH, isName: true }, faults);
  return faults.length > 0 ? '' : (name ?? '');
}
