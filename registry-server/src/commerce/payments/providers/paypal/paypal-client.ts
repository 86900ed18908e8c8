import { fetchProvider } from '../../../../integrations/fetch-provider.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import { createBearerToken, fetchAuthorized, type IssuedToken } from '../bearer-token.ts';
import type { PaypalConfig } from './paypal-config.ts';

const SERVICE = 'paypal';
const NOT_FOUND = 404;
const FIRST_REFUSAL = 400;

export interface PaypalClientOptions {
  readonly timeoutMs: number;
  readonly now?: () => number;
}

/** Calls of PayPal's REST API. */
export function createPaypalClient(
  { url, clientId, clientSecret }: PaypalConfig,
  { timeoutMs, now }: PaypalClientOptions,
) {
  async function requestToken(): Promise<IssuedToken> {
    const answer = await fetchProvider(`${url}/v1/oauth2/token`, {
      service: SERVICE,
      timeoutMs,
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token, expires_in } = fieldsOf(answer.body);
    const value = textOf(access_token);
    if (value === '') throw new ServiceFailed(SERVICE, `no access token, status ${answer.status}`);
    return { value, lifetimeMs: (Number(expires_in) || 0) * 1000 };
  }
  const token = createBearerToken(requestToken, now);

  /** The fields of an answer; undefined for what PayPal does not know; throws `ProviderRefused` for a no. */
  async function ask(path: string, { body, requestId }: PaypalQuestion = {}): Promise<Fields | undefined> {
    const answer = await fetchAuthorized(token, `${url}${path}`, {
      service: SERVICE,
      timeoutMs,
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', prefer: 'return=representation' }),
        ...(requestId && { 'paypal-request-id': requestId }),
      },
    });
    const fields = fieldsOf(answer.body);
    if (answer.status === NOT_FOUND) return undefined;
    if (answer.status >= FIRST_REFUSAL) {
      const [first] = listOf(fields.details);
      throw new ProviderRefused(SERVICE, textOf(first?.issue) || textOf(fields.name) || `HTTP_${answer.status}`);
    }
    return fields;
  }

  return { ask };
}

export interface PaypalQuestion {
  /** With a body it is a POST. */
  readonly body?: Fields | string;
  /** The same id twice is the same request. */
  readonly requestId?: string;
}

export type PaypalClient = ReturnType<typeof createPaypalClient>;
