import { fetchProvider } from '../../../../integrations/fetch-provider.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import { createBearerToken, fetchAuthorized, type IssuedToken } from '../bearer-token.ts';
import type { NgeniusConfig } from './ngenius-config.ts';

const SERVICE = 'ngenius';
const NOT_FOUND = 404;
const FIRST_REFUSAL = 400;
const PAYMENT_JSON = 'application/vnd.ni-payment.v2+json';

export interface NgeniusClientOptions {
  readonly timeoutMs: number;
  readonly now?: () => number;
}

/** Calls of N-Genius Online's REST API. */
export function createNgeniusClient({ url, apiKey }: NgeniusConfig, { timeoutMs, now }: NgeniusClientOptions) {
  async function requestToken(): Promise<IssuedToken> {
    const answer = await fetchProvider(`${url}/identity/auth/access-token`, {
      service: SERVICE,
      timeoutMs,
      method: 'POST',
      headers: { authorization: `Basic ${apiKey}`, 'content-type': 'application/vnd.ni-identity.v1+json' },
    });
    const { access_token, expires_in } = fieldsOf(answer.body);
    const value = textOf(access_token);
    if (value === '') throw new ServiceFailed(SERVICE, `no access token, status ${answer.status}`);
    return { value, lifetimeMs: (Number(expires_in) || 0) * 1000 };
  }
  const token = createBearerToken(requestToken, now);

  return {
    /** The fields of an answer; undefined for what is not known; throws `ProviderRefused` for a no. */
    async ask(path: string, body?: Fields): Promise<Fields | undefined> {
      const answer = await fetchAuthorized(token, `${url}${path}`, {
        service: SERVICE,
        timeoutMs,
        method: body ? 'POST' : 'GET',
        headers: { accept: PAYMENT_JSON, ...(body && { 'content-type': PAYMENT_JSON }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const fields = fieldsOf(answer.body);
      if (answer.status === NOT_FOUND) return undefined;
      if (answer.status >= FIRST_REFUSAL) {
        const [first] = listOf(fields.errors);
        throw new ProviderRefused(SERVICE, textOf(first?.errorCode) || `HTTP_${answer.status}`);
      }
      return fields;
    },
  };
}
