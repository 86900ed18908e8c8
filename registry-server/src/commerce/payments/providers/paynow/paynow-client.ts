import { fetchProvider } from '../../../../integrations/fetch-provider.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../../../integrations/json-fields.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import type { PaynowConfig } from './paynow-config.ts';
import { signPaynowRequest } from './paynow-signature.ts';

const SERVICE = 'paynow';
const NOT_FOUND = 404;
const FIRST_REFUSAL = 400;

export interface PaynowQuestion {
  /** Up to 45 characters; the same key with the same body is the same request. */
  readonly idempotencyKey: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Fields;
}

/** Calls of Paynow's REST API, version 3. */
export function createPaynowClient({ url, apiKey, signatureKey }: PaynowConfig, timeoutMs: number) {
  return {
    /** The document of an answer; undefined for what Paynow does not know; throws `ProviderRefused` for a no. */
    async ask(method: 'GET' | 'POST', path: string, question: PaynowQuestion): Promise<unknown> {
      const { idempotencyKey, query = {}, body } = question;
      const text = body ? writeAscii(body) : '';
      const parameters = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]));
      const signature = signPaynowRequest({ apiKey, idempotencyKey, parameters, body: text }, signatureKey);
      const address = new URL(`${url}${path}`);
      address.search = new URLSearchParams(query).toString();
      const answer = await fetchProvider(address, {
        service: SERVICE,
        timeoutMs,
        method,
        headers: {
          'Api-Key': apiKey,
          'Idempotency-Key': idempotencyKey,
          Signature: signature,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: text }),
      });
      if (answer.status === NOT_FOUND) return undefined;
      if (answer.status >= FIRST_REFUSAL) throw new ProviderRefused(SERVICE, refusalOf(answer.body, answer.status));
      return answer.body;
    },
  };
}

function refusalOf(body: unknown, httpStatus: number): string {
  const [first] = listOf(fieldsOf(body).errors);
  return textOf(first?.errorType) || `HTTP_${httpStatus}`;
}

/** JSON in ASCII alone: the body is signed as a text inside JSON, where letters could be written in two ways. */
function writeAscii(body: Fields): string {
  return JSON.stringify(body).replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
