import type { ActionResult } from '@witryna/modules/shop/actions';
import { forgetToken, storedToken, storeToken } from '../api/customer-token.ts';
import type { QueryOptions, ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { watchToken } from '../api/watch-token.ts';
import { sleep, withRetries } from '../api/with-retries.ts';
import type { BrowserConfig } from '../config.ts';
import { isOffline } from '../forms/action-result.ts';
import { ReadCustomerDocument, SignInDocument, SignOutDocument } from './customer.gen.ts';
import { type CustomerProfile, toProfile } from './customer-profile.ts';
import { leave } from './leave.ts';
import { createTokenClock } from './token-clock.ts';
import { BOOTED, nextTokenState, type TokenEvent, type TokenState } from './token-machine.ts';

/** Who uses this browser, as far as screens need to know. */
export type CustomerState =
  /** A token is being checked. */
  | { readonly kind: 'waiting' }
  /** `isExpired`: somebody was signed in, and did not sign out in this tab. */
  | { readonly kind: 'guest'; readonly isExpired: boolean }
  | { readonly kind: 'customer'; readonly profile: CustomerProfile }
  /** Somebody is signed in, but the shop could not be asked who. */
  | { readonly kind: 'unavailable' };

/** Why nobody was signed in: what was typed is wrong, the address waits for its confirmation, or it was tried too often. */
export type SignInRefusal = 'wrong' | 'unconfirmed' | 'limited' | 'failed';

type Failed = Extract<ActionResult, { readonly ok: false }>;
export type SignInResult = Extract<ActionResult, { readonly ok: true }> | (Failed & { readonly reason: SignInRefusal });

/** The customer of this browser: one for all tabs. */
export interface CustomerSession {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => CustomerState;
  /** Ends when the customer is known. */
  readonly signIn: (email: string, password: string) => Promise<SignInResult>;
  /** The same with a token that the shop has given on another way: through a provider, for a passkey. */
  readonly signInWith: (token: string) => Promise<SignInResult>;
  readonly signOut: () => Promise<void>;
  /** Asks the shop once more who is signed in, also where it has not answered yet. */
  readonly refresh: () => Promise<void>;
  /** Goes on with the token that replaces one which the customer's own change has ended, unless that is another's by now. */
  readonly renew: (ended: string, renewed: RenewedToken) => Promise<void>;
}

/** A token of the shop. */
export interface RenewedToken {
  readonly token: string | null;
  /** ISO 8601. */
  readonly expires_at: string | null;
}

export interface CustomerSessionOptions {
  readonly client: Pick<ShopClient, 'query'>;
  readonly config: Pick<
    BrowserConfig,
    'authWaitMs' | 'tokenRefreshSeconds' | 'tokenValidSeconds' | 'addRetries' | 'retryPauseMs'
  >;
  /** Somebody was signed in when the page began, whose token may be gone by now. */
  readonly wasSignedIn?: boolean;
  /** What came of signing in, in a sentence. */
  readonly sentenceOf: (response: ShopResponse<unknown>) => string;
  /** Told once somebody has signed in in this tab; what follows from that is waited for. */
  readonly onSignedIn: () => Promise<void>;
  /** Told when the shop may not have ended the token, which is forgotten here all the same. */
  readonly onSignOutFailed?: () => void;
}

const REFUSALS: Readonly<Record<string, SignInRefusal>> = {
  'credentials-invalid': 'wrong',
  'account-not-confirmed': 'unconfirmed',
  'too-many-requests': 'limited',
};

/** What follows from a sign-in takes no longer than this from whoever has signed in. */
const LONGEST_WAIT_MS = 3000;

/** Runs the token machine: reads the storage of the browser, asks the shop, and watches the clock. */
export function createCustomerSession(options: CustomerSessionOptions): CustomerSession {
  const { client, config, wasSignedIn = false, sentenceOf, onSignedIn, onSignOutFailed } = options;
  const listeners = new Set<() => void>();
  let state: TokenState = wasSignedIn ? { name: 'invalidated', isExpired: true } : BOOTED;
  let shown: CustomerState | undefined;
  let isSigningIn = false;
  /** The token that the shop is being asked about, and the end of that. */
  let asked: { readonly token: string; readonly done: Promise<void> } | undefined;

  const clock = createTokenClock(config, {
    onDue: () => dispatch({ type: 'due' }),
    onLapsed: () => dispatch({ type: 'lapsed' }),
    onReturn: () => (state.name === 'refresh' && state.hasFailed ? dispatch({ type: 'due' }) : ask()),
  });

  function emit() {
    shown = undefined;
    for (const listener of [...listeners]) listener();
  }

  function dispatch(event: TokenEvent) {
    const before = state;
    state = nextTokenState(before, event);
    if (state === before) return;
    if (state.name === 'authenticated') clock.start(state.expiresAt);
    if (state.name === 'invalidated' || (state.name === 'refresh' && !state.profile)) clock.stop();
    ask();
    emit();
  }

  /** Asks about the present token, unless that is being done, or nobody looks. */
  function ask() {
    if (state.name !== 'refresh' || state.hasFailed || asked?.token === state.token || clock.isHidden()) return;
    const { token } = state;
    const mine = { token, done: validate(token) };
    asked = mine;
    void mine.done.then(() => {
      if (asked === mine) asked = undefined;
      ask();
    });
  }

  async function validate(token: string) {
    const isPresent = () => storedToken() === token;
    const mayPass = ({ result, refusal }: ShopResponse<unknown>) =>
      isPresent() &&
      refusal?.code !== 'not-authorized' &&
      ((result.kind === 'unreachable' && !isOffline()) || result.kind === 'unavailable');
    const read = () => client.query(ReadCustomerDocument, {});
    const pauses = { retries: config.addRetries, pauseMs: config.retryPauseMs };
    const { data, refusal } = await withRetries(read, mayPass, pauses);
    // What has been answered may be about whoever signed in meanwhile.
    if (!isPresent()) return dispatch({ type: 'stored', token: storedToken() });
    const customer = data?.customer;
    if (!customer) {
      if (refusal?.code !== 'not-authorized') return dispatch({ type: 'unanswered', token });
      return forgetToken(token);
    }
    const { token_expires_at, renewed_token } = customer;
    const expiresAt = Date.parse(renewed_token?.expires_at ?? token_expires_at ?? '') || Date.now();
    dispatch({ type: 'validated', token, profile: toProfile(customer), expiresAt });
    if (renewed_token?.token) storeToken(renewed_token.token);
  }

  /** Until it is known whose token there is, or that this cannot be known now. */
  async function settled() {
    while (asked) await asked.done;
  }

  /** Somebody has signed in here, who is waited for. */
  async function begin(token: string): Promise<SignInResult> {
    isSigningIn = true;
    const before = storedToken();
    // Of another customer, whose cart is not merged.
    if (before !== undefined && before !== token) leave(before);
    storeToken(token);
    const done = onSignedIn();
    await settled();
    await Promise.all([sleep(config.authWaitMs), Promise.race([done, sleep(LONGEST_WAIT_MS)])]);
    isSigningIn = false;
    emit();
    return { ok: true };
  }

  watchToken(() => dispatch({ type: 'stored', token: storedToken() }));
  dispatch({ type: 'stored', token: storedToken() });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state() {
      shown ??= isSigningIn ? { kind: 'waiting' } : customerState(state);
      return shown;
    },
    async signIn(email, password) {
      const response = await client.query(SignInDocument, { email: email.trim(), password });
      const token = response.data?.generateCustomerToken?.token;
      if (!token) {
        const reason =
          REFUSALS[response.refusal?.code ?? ''] ?? (response.result.kind === 'limited' ? 'limited' : 'failed');
        return { ok: false, reason, errors: [{ message: sentenceOf(response) }] };
      }
      return begin(token);
    },
    signInWith: begin,
    async signOut() {
      const token = storedToken();
      if (token === undefined) return;
      const outlivesPage: QueryOptions = { outlivesPage: true };
      // Sent with the token; it is forgotten here whatever comes of that.
      const revocation = client.query(SignOutDocument, {}, outlivesPage);
      dispatch({ type: 'signed-out' });
      leave(token);
      const { data, refusal } = await revocation;
      // A token that the shop does not know any more has ended already.
      if (!data?.revokeCustomerToken?.result && refusal?.code !== 'not-authorized') onSignOutFailed?.();
    },
    async refresh() {
      // The shop has not answered yet: it is asked beside that, and what answers first counts.
      if (asked && state.name === 'refresh' && asked.token === state.token) {
        return void (await Promise.race([asked.done, validate(state.token)]));
      }
      dispatch({ type: 'due' });
      await settled();
    },
    async renew(ended, { token, expires_at }) {
      if (token === null || storedToken() !== ended) return;
      // Before it is stored, which would be somebody new.
      dispatch({
        type: 'renewed',
        token: ended,
        renewed: token,
        expiresAt: Date.parse(expires_at ?? '') || Date.now(),
      });
      storeToken(token);
    },
  };
}

function customerState(state: TokenState): CustomerState {
  switch (state.name) {
    case 'booted':
      return { kind: 'waiting' };
    case 'invalidated':
      return { kind: 'guest', isExpired: state.isExpired };
    case 'authenticated':
      return { kind: 'customer', profile: state.profile };
    case 'refresh':
      if (state.profile) return { kind: 'customer', profile: state.profile };
      return { kind: state.hasFailed ? 'unavailable' : 'waiting' };
  }
}
