import { fetchProvider, fetchProviderFile } from '../../../integrations/fetch-provider.ts';
import { parseFields } from '../../../integrations/json-fields.ts';
import { CarrierRefused } from '../shipping-labels.errors.ts';
import type { ShipxConfig } from './shipx-config.ts';
import { shipxProblem } from './shipx-problem.ts';

const SERVICE = 'inpost-shipx';
const FIRST_REFUSAL = 400;

type Query = ReadonlyArray<readonly [name: string, value: string]>;

/** Calls of InPost's ShipX; a no is `CarrierRefused`, no answer is `ServiceFailed`. */
export function createShipxClient({ url, token, timeoutMs }: ShipxConfig) {
  const headers = { authorization: `Bearer ${token}` };
  const addressOf = (path: string, query: Query = []) => {
    const address = new URL(`${url}/v1${path}`);
    for (const [name, value] of query) address.searchParams.append(name, value);
    return address;
  };
  return {
    /** The document of an answer. */
    async ask(
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      options: { readonly query?: Query; readonly body?: object } = {},
    ) {
      const { query, body } = options;
      const answer = await fetchProvider(addressOf(path, query), {
        service: SERVICE,
        timeoutMs,
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.status >= FIRST_REFUSAL) throw refusalOf(answer.status, answer.body);
      return answer.body;
    },
    async file(path: string, query: Query): Promise<Buffer> {
      const question = { service: SERVICE, timeoutMs, headers: { ...headers, accept: 'application/pdf' } };
      const { status, bytes } = await fetchProviderFile(addressOf(path, query), question);
      if (status >= FIRST_REFUSAL) throw refusalOf(status, parseFields(bytes));
      return bytes;
    },
  };
}

function refusalOf(status: number, body: unknown): CarrierRefused {
  const { problem, detail } = shipxProblem(status, body);
  return new CarrierRefused(problem, detail);
}
