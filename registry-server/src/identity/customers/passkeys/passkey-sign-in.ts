import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { shopSettingsOf } from '../../../commerce/shop-settings.ts';
import type { Site } from '../../../content/sites/index.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { notifyCredentialsChanged } from '../account/notify-credentials-changed.ts';
import type { CustomerRow } from '../customers.store.ts';
import type { IssuedToken } from '../tokens/customer-tokens.store.ts';
import {
  PasskeyAccountOff,
  PasskeyExpired,
  PasskeyNotConfirmed,
  PasskeyRefused,
  PasskeyUnknown,
  TooManyPasskeys,
} from './passkeys.errors.ts';
import type { Passkey, PasskeysStore } from './passkeys.store.ts';

const MAX_PASSKEYS = 20;
const HANDLE_BYTES = 32;

/** A request: the browser by its `x-session`, and the site, which is what keys belong to. */
export interface PasskeyRequest {
  readonly sessionId: string;
  readonly site: Site;
}

interface PasskeyDeps {
  readonly accounts: AccountDeps;
  readonly store: PasskeysStore;
}

/** The library is loaded when the first person asks for a key: the server's start does not wait for it. */
const library = () => import('@simplewebauthn/server');

/** The party that keys are made for, as browsers see it: the site's host and its origin. */
function partyOf({ address, name }: Pick<Site, 'address' | 'name'>) {
  const { hostname, origin } = new URL(address);
  return { id: hostname, name, origin };
}

/** Keys in place of passwords: made by whoever is signed in, then enough to sign in. */
export function createPasskeySignIn({ accounts, store }: PasskeyDeps) {
  return {
    /** What a browser needs to make a key. */
    async beginRegistration(customer: CustomerRow, { sessionId, site }: PasskeyRequest) {
      const { generateRegistrationOptions } = await library();
      const known = await store.listOf(customer.id);
      if (known.length >= MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS);
      const party = partyOf(site);
      const userHandle = known[0]?.userHandle ?? randomBytes(HANDLE_BYTES).toString('base64url');
      const options = await generateRegistrationOptions({
        rpID: party.id,
        rpName: party.name,
        userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
        userName: customer.email,
        userDisplayName: [customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.email,
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await store.keepChallenge(options.challenge, { sessionId, customer: { id: customer.id, userHandle } });
      return options;
    },

    /** Keeps the key that was made, and tells the owner of the mailbox: from now on it opens the account. */
    async register(
      customer: CustomerRow,
      { sessionId, site }: PasskeyRequest,
      response: RegistrationResponseJSON,
      name: string,
    ): Promise<Passkey> {
      const challenge = challengeOf(response.response.clientDataJSON);
      const taken = await store.takeChallenge(challenge, sessionId, customer.id);
      if (!taken?.userHandle) throw new PasskeyExpired();
      const { userHandle } = taken;
      const { verifyRegistrationResponse } = await library();
      const party = partyOf(site);
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
      }).catch((error: unknown) => {
        throw new PasskeyRefused(error);
      });
      if (!verified) throw new PasskeyRefused();
      const { credential, credentialBackedUp } = registrationInfo;
      return inTransaction(accounts.db, async (trx) => {
        await accounts.customers.lock(trx, customer.id);
        if ((await store.listOf(customer.id, trx)).length >= MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS);
        const added = await store.add(trx, {
          id: randomUUID(),
          customerId: customer.id,
          credentialId: credential.id,
          userHandle,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          name,
          isSynced: credentialBackedUp,
          createdAt: accounts.now(),
          lastUsedAt: null,
        });
        await notifyCredentialsChanged(accounts, trx, 'passkey-added', { before: customer, site });
        return added;
      });
    },

    /** What a browser needs to sign in with any key that it has for this site. */
    async beginSignIn({ sessionId, site }: PasskeyRequest) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID: partyOf(site).id, userVerification: 'required' });
      await store.keepChallenge(options.challenge, { sessionId });
      return options;
    },

    /** A token for whoever has the key. */
    async signIn(
      { sessionId, site }: PasskeyRequest,
      response: AuthenticationResponseJSON,
    ): Promise<{ readonly customer: CustomerRow; readonly issued: IssuedToken }> {
      const challenge = challengeOf(response.response.clientDataJSON);
      if (!(await store.takeChallenge(challenge, sessionId, null))) throw new PasskeyExpired();
      return inTransaction(accounts.db, async (trx) => {
        const passkey = await store.findByCredential(trx, response.id);
        const { userHandle } = response.response;
        if (!passkey || (userHandle !== undefined && userHandle !== passkey.userHandle)) throw new PasskeyUnknown();
        const counter = await verify(response, { challenge, passkey, site });
        const customer = await accounts.customers.lock(trx, passkey.customerId);
        if (!customer?.isActive) throw new PasskeyAccountOff();
        if (shopSettingsOf(site).accountConfirmation && !customer.emailConfirmedAt) throw new PasskeyNotConfirmed();
        if (!(await store.touch(trx, passkey, counter))) throw new PasskeyRefused();
        return { customer, issued: await accounts.tokens.open(customer.id, trx) };
      });
    },
  };
}

interface Expected {
  readonly challenge: string;
  readonly passkey: Passkey;
  readonly site: Site;
}

/** The new counter of a key that has signed; it refuses one that went back, which a copy of the key would show. */
async function verify(response: AuthenticationResponseJSON, { challenge, passkey, site }: Expected): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const party = partyOf(site);
  const { credentialId, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch((error: unknown) => {
    throw new PasskeyRefused(error);
  });
  if (!verified) throw new PasskeyRefused();
  return authenticationInfo.newCounter;
}

/** The challenge that a browser says it has signed; what it is worth is seen by whether it was given out. */
function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    if (typeof challenge === 'string' && challenge !== '') return challenge;
  } catch {
    // What cannot be read was not made by a browser.
  }
  throw new PasskeyRefused();
}
