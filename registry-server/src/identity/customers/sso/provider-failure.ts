import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { AppError } from '../../../errors.ts';
import { SsoRefused, SsoUnavailable } from './sso.errors.ts';

/** What a failure on the way to or from a provider means to the person who signs in. */
export function providerFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The provider has refused in so many words, or what it sent does not hold against what we sent.
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return new SsoRefused(error);
  if (error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT' && !isConnection(error))
    return new SsoRefused(error);
  return new SsoUnavailable(error);
}

function isConnection({ code, cause }: ClientError): boolean {
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_RESPONSE_IS_NOT_JSON') return true;
  return cause instanceof TypeError && cause.message === 'fetch failed';
}
