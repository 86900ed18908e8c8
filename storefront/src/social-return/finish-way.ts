import type { RestAnswer } from '../api/shop-client.ts';
import {
  answerBody,
  failureOf,
  isObject,
  type SsoFailure,
  type SsoProvider,
  type SsoQuestion,
  type SsoReader,
  textOf,
} from '../social-sign-in/index.ts';

/** What came of a way, or of its repetition with the consents. */
export type SsoOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'question'; readonly question: SsoQuestion }
  | { readonly kind: 'email'; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: SsoFailure };

/** Ours: a provider, or whoever made up an address, does not speak for the shopper. */
const OWN_PARAMETERS = ['consents_accepted', 'session_id', 'email'];

/** Hands the shop what a provider has sent along. */
export async function finishWay(shop: SsoReader, provider: SsoProvider, query: string): Promise<SsoOutcome> {
  const parameters = new URLSearchParams(query);
  for (const name of OWN_PARAMETERS) parameters.delete(name);
  return outcomeOf(await shop.read(`/sso/callback/${provider}?${parameters}`));
}

/** The same person again, who has accepted terms and privacy policy. */
export async function acceptConsents(
  shop: SsoReader,
  provider: SsoProvider,
  { sessionId, email }: Pick<SsoQuestion, 'sessionId' | 'email'>,
): Promise<SsoOutcome> {
  const parameters = new URLSearchParams({ consents_accepted: '1', session_id: sessionId, ...(email && { email }) });
  return outcomeOf(await shop.read(`/sso/callback/${provider}?${parameters}`));
}

/** Joins the person to the account that has just been signed in to; undefined when it is done. */
export async function linkAccount(
  shop: SsoReader,
  provider: SsoProvider,
  sessionId: string,
): Promise<SsoFailure | undefined> {
  const answer = await shop.read(`/sso/link/${provider}`, { body: { session_id: sessionId } });
  return answer?.status === 204 ? undefined : failureOf(answer);
}

function outcomeOf(answer: RestAnswer | undefined): SsoOutcome {
  const body = answerBody(answer);
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
