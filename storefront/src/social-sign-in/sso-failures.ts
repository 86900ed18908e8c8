import type { RestAnswer } from '../api/shop-client.ts';
import { answerBody, textOf } from './sso-api.ts';
import type { SsoFailure } from './sso-notice.ts';

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

/** Why nobody was signed in, by what the shop has answered. */
export function failureOf(answer: RestAnswer | undefined): SsoFailure {
  if (!answer) return 'unreachable';
  // What stands between us and the shop waits no longer than a while for the provider behind it.
  if (answer.status === GATEWAY_TIMEOUT) return 'unavailable';
  return FAILURES[textOf(answerBody(answer).code)] ?? 'failed';
}
