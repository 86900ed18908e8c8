import type { RestAnswer, ShopClient } from '../api/shop-client.ts';
import { SSO_PROVIDERS, type SsoProvider, type SsoQuestion } from './sso-memory.ts';
import type { SsoFailure } from './sso-notice.ts';

type Reader = Pick<ShopClient, 'read'>;
type Body = Readonly<Record<string, unknown>>;

/** How a site signs in through others. */
export interface SsoSettings {
  readonly providers: readonly SsoProvider[];
  readonly opensIn: 'tab' | 'window';
  /** Whichever window comes back signs in, without asking who opened it. */
  readonly isBackOffice: boolean;
}

/** What came of a way, or of its repetition with the consents. */
export type SsoOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'question'; readonly question: SsoQuestion }
  | { readonly kind: 'email'; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: SsoFailure };

const NO_SETTINGS: SsoSettings = { providers: [], opensIn: 'tab', isBackOffice: false };
/** Ours: a provider, or whoever made up an address, does not speak for the shopper. */
const OWN_PARAMETERS = ['consents_accepted', 'session_id', 'email'];

const GATEWAY_TIMEOUT = 504;

const FAILURES: Readonly<Record<string, SsoFailure>> = {
  'sso-refused': 'refused',
  'sso-expired': 'expired',
  'sso-unavailable': 'unavailable',
  'sso-identity-taken': 'linkedElsewhere',
  'too-many-requests': 'limited',
  'account-not-confirmed': 'unconfirmed',
  'credentials-invalid': 'off',
  'not-found': 'unknownProvider',
};

/** What is configured; nothing where the shop cannot say. */
export async function readSsoSettings(shop: Reader): Promise<SsoSettings> {
  const answer = await shop.read('/sso/providers');
  if (answer?.status !== 200) return NO_SETTINGS;
  const { providers, opensIn, isBackOffice } = bodyOf(answer);
  return {
    providers: Array.isArray(providers) ? SSO_PROVIDERS.filter((provider) => providers.includes(provider)) : [],
    opensIn: opensIn === 'window' ? 'window' : 'tab',
    isBackOffice: isBackOffice === true,
  };
}

/** The address of the provider, with the state that it sends back. */
export async function askRedirect(
  shop: Reader,
  provider: SsoProvider,
): Promise<{ readonly address: string } | { readonly failure: SsoFailure }> {
  const answer = await shop.read(`/sso/redirect/${provider}`);
  const { redirectUri } = bodyOf(answer);
  if (answer?.status !== 200) return { failure: failureOf(answer) };
  const isWebAddress = typeof redirectUri === 'string' && /^https?:\/\//.test(redirectUri);
  return isWebAddress ? { address: redirectUri } : { failure: 'failed' };
}

/** Hands the shop what a provider has sent along. */
export async function finishWay(shop: Reader, provider: SsoProvider, query: string): Promise<SsoOutcome> {
  const parameters = new URLSearchParams(query);
  for (const name of OWN_PARAMETERS) parameters.delete(name);
  return outcomeOf(await shop.read(`/sso/callback/${provider}?${parameters}`));
}

/** The same person again, who has accepted terms and privacy policy. */
export async function acceptConsents(
  shop: Reader,
  provider: SsoProvider,
  { sessionId, email }: Pick<SsoQuestion, 'sessionId' | 'email'>,
): Promise<SsoOutcome> {
  const parameters = new URLSearchParams({ consents_accepted: '1', session_id: sessionId, ...(email && { email }) });
  return outcomeOf(await shop.read(`/sso/callback/${provider}?${parameters}`));
}

/** Joins the person to the account that has just been signed in to; undefined when it is done. */
export async function linkAccount(
  shop: Reader,
  provider: SsoProvider,
  sessionId: string,
): Promise<SsoFailure | undefined> {
  const answer = await shop.read(`/sso/link/${provider}`, { body: { session_id: sessionId } });
  return answer?.status === 204 ? undefined : failureOf(answer);
}

function outcomeOf(answer: RestAnswer | undefined): SsoOutcome {
  const body = bodyOf(answer);
  const { code, token, details, session_id: sessionId } = body;
  if (answer?.status === 200) {
    const accessToken = isObject(token) ? token.accessToken : undefined;
    if (typeof accessToken !== 'string' || accessToken === '') return { kind: 'failed', failure: 'missingToken' };
    return { kind: 'signed-in', token: accessToken };
  }
  if (answer?.status === 422 && typeof sessionId === 'string' && sessionId !== '') {
    const question = { kind: 'consents', sessionId, email: textOf(body.email), name: textOf(body.name) } as const;
    return { kind: 'question', question };
  }
  if (code === 'sso-account-exists' && isObject(details) && textOf(details.session_id) !== '') {
    const { session_id, email } = details;
    return {
      kind: 'question',
      question: { kind: 'exists', sessionId: textOf(session_id), email: textOf(email), name: '' },
    };
  }
  const fault = isObject(details) && Array.isArray(details.faults) ? details.faults[0] : undefined;
  if (answer?.status === 422) return { kind: 'email', message: isObject(fault) ? textOf(fault.message) : '' };
  return { kind: 'failed', failure: failureOf(answer) };
}

function failureOf(answer: RestAnswer | undefined): SsoFailure {
  if (!answer) return 'unreachable';
  // What stands between us and the shop waits no longer than a while for the provider behind it.
  if (answer.status === GATEWAY_TIMEOUT) return 'unavailable';
  return FAILURES[textOf(bodyOf(answer).code)] ?? 'failed';
}

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;
const bodyOf = (answer: RestAnswer | undefined): Body => (isObject(answer?.body) ? answer.body : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
