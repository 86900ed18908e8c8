import { GRAPHQL_PATH } from '../api-addresses.ts';
import { API_PREFIX } from '../config.ts';

/** A field that the shop refuses, with the sentence for people. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The result of a request to the shop. */
export type ShopResult =
  | { readonly kind: 'done' | 'invalid' | 'limited' | 'unavailable' | 'unreachable' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Why the shop refused a request: a stable code, and the sentence for people in the site's language. */
export interface Refusal {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** A result with all that came along: data where it was granted, a refusal where the shop gave a reason. */
export interface ShopResponse<Data> {
  readonly result: ShopResult;
  readonly data?: Data;
  readonly refusal?: Refusal | undefined;
}

const TOO_MANY_REQUESTS = 429;
const LINK_STATUSES: readonly number[] = [400, 404, 410, 422];

/** What a response of the REST interface means: whatever is wrong with the input is wrong with the link. */
export function resultOfStatus(status: number): ShopResult {
  if (status >= 200 && status < 300) return { kind: 'done' };
  if (status === TOO_MANY_REQUESTS) return { kind: 'limited' };
  return { kind: LINK_STATUSES.includes(status) ? 'invalid' : 'unavailable' };
}

interface RestRefusal extends Refusal {
  readonly details?: { readonly faults?: readonly FieldError[] };
}

interface GraphqlError {
  readonly extensions?: {
    readonly category?: string;
    readonly code?: string;
    readonly details?: { readonly message?: string; readonly faults?: readonly FieldError[] };
  };
}

/** What a response of GraphQL means. */
export function resultOfGraphql(status: number, body: unknown): ShopResult {
  if (status === TOO_MANY_REQUESTS) return { kind: 'limited' };
  if (typeof body !== 'object' || body === null) return { kind: 'unavailable' };
  const { data, errors } = body as { data?: unknown; errors?: readonly GraphqlError[] };
  const refusal = errors?.[0]?.extensions;
  if (!errors?.length) return { kind: data ? 'done' : 'unavailable' };
  if (refusal?.code === 'too-many-requests') return { kind: 'limited' };
  const fieldErrors = refusal?.details?.faults;
  if (fieldErrors?.length) return { kind: 'refused', errors: fieldErrors };
  const isInvalid = refusal?.category === 'graphql-input' || refusal?.category === 'graphql-no-such-entity';
  return { kind: isInvalid ? 'invalid' : 'unavailable' };
}

function refusalOfGraphql(body: unknown): Refusal | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const [error] = (body as { errors?: readonly GraphqlError[] }).errors ?? [];
  const { code, details } = error?.extensions ?? {};
  return error && { code, message: details?.message };
}

/** Whichever `fetch` there is when it is sent. */
const fetchFromOrigin: Send = (address, init) => fetch(address, init);

const keyHeader = (key: string | undefined): Readonly<Record<string, string>> =>
  key === undefined ? {} : { 'Idempotency-Key': key };

/** A response that has not arrived by then counts as none. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Requests to the shop, as one site's customer, through the shop's own origin. Never throws. */
export interface ShopClient {
  /** Posts the token of a link. */
  post(path: string, token: string): Promise<ShopResult>;
  /** Posts a form, with what the shop says of its fields. */
  submit(path: string, form: object): Promise<ShopResponse<undefined>>;
  mutate(mutation: string, variables: Readonly<Record<string, string>>): Promise<ShopResult>;
  /**
   * Any GraphQL document, with the data; without data when it was refused. A request with a key of its own may be sent
   * again without being done twice.
   */
  query<Data>(document: string, variables: object, idempotencyKey?: string): Promise<ShopResponse<Data>>;
}

/** Sends a request: in a browser to the shop's own origin. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** The shop of a site. */
export function createShopClient(siteCode: string, request: Send = fetchFromOrigin): ShopClient {
  const send = (address: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site': siteCode, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
  async function query<Data>(document: string, variables: object, key?: string): Promise<ShopResponse<Data>> {
    try {
      const response = await send(GRAPHQL_PATH, { query: document, variables }, keyHeader(key));
      const body = (await response.json().catch(() => undefined)) as { readonly data?: Data } | undefined;
      const result = resultOfGraphql(response.status, body);
      if (result.kind !== 'done') return { result, refusal: refusalOfGraphql(body) };
      return { result, ...(body?.data && { data: body.data }) };
    } catch {
      return { result: { kind: 'unreachable' } };
    }
  }
  return {
    async post(path, token) {
      try {
        return resultOfStatus((await send(API_PREFIX + path, { token })).status);
      } catch {
        return { kind: 'unreachable' };
      }
    },
    async submit(path, form) {
      try {
        const response = await send(API_PREFIX + path, form);
        if (response.ok) return { result: { kind: 'done' } };
        const { code, message, details } = ((await response.json().catch(() => undefined)) ?? {}) as RestRefusal;
        const refusal = { code, message };
        if (details?.faults?.length) return { result: { kind: 'refused', errors: details.faults }, refusal };
        return { result: resultOfStatus(response.status), refusal };
      } catch {
        return { result: { kind: 'unreachable' } };
      }
    },
    mutate: async (document, variables) => (await query(document, variables)).result,
    query,
  };
}
