import { fetchProvider } from '../../../../integrations/fetch-provider.ts';
import { type Fields, fieldsOf, textOf } from '../../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import { createBearerToken, fetchAuthorized, type IssuedToken } from '../bearer-token.ts';
import type { PayuConfig } from './payu-config.ts';

const SERVICE = 'payu';
const NOT_FOUND = 404;
const FIRST_REFUSAL = 400;

export interface PayuClientOptions {
  readonly timeoutMs: number;
  readonly now?: () => number;
}

/** Calls of PayU's REST API, version 2.1. */
export function createPayuClient({ url, clientId, clientSecret }: PayuConfig, { timeoutMs, now }: PayuClientOptions) {
  async function requestToken(): Promise<IssuedToken> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const address = `${url}/pl/standard/user/oauth/authorize`;
    const answer = await fetchProvider(address, { service: SERVICE, timeoutMs, method: 'POST', body });
    const { access_token, expires_in } = fieldsOf(answer.body);
    const value = textOf(access_token);
    if (value === '') throw new ServiceFailed(SERVICE, `no access token, status ${answer.status}`);
    return { value, lifetimeMs: (Number(expires_in) || 0) * 1000 };
  }
  const token = createBearerToken(requestToken, now);

  /** The fields of an answer; undefined for what PayU does not know; throws `ProviderRefused` for a no. */
  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: Fields): Promise<Fields | undefined> {
    const answer = await fetchAuthorized(token, `${url}/api/v2_1${path}`, {
      service: SERVICE,
      timeoutMs,
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const fields = fieldsOf(answer.body);
    if (answer.status === NOT_FOUND) return undefined;
    if (answer.status >= FIRST_REFUSAL) throw new ProviderRefused(SERVICE, refusalOf(fields, answer.status));
    return fields;
  }

  return { ask };
}

/** PayU's own word for a refusal. */
export function refusalOf(fields: Fields, httpStatus: number): string {
  const { codeLiteral, statusCode } = fieldsOf(fields.status);
  return textOf(codeLiteral) || textOf(statusCode) || `HTTP_${httpStatus}`;
}
