import { GRAPHQL_PATH } from '../api-addresses.ts';
import { API_PREFIX } from '../config.ts';
import { refuseToken, storedToken } from './customer-token.ts';
import { personalHeaders } from './personal-headers.ts';
import {
  type FieldError,
  type GraphqlBody,
  type Refusal,
  refusalOfGraphql,
  resultOfGraphql,
  resultOfStatus,
  type ShopResponse,
  type ShopResult,
  statusOfGraphql,
} from './shop-result.ts';
import type { TypedDocument } from './typed-document.ts';

interface RestRefusal extends Refusal {
  readonly details?: { readonly faults?: readonly FieldError[] };
}

/** An answer of the REST interface as it came; what is not JSON is no body. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How a request is sent beside what it asks for. */
export interface QueryOptions {
  /** A request with a key of its own may be sent again without being done twice. */
  readonly idempotencyKey?: string;
  /** Sent to its end though the page is left. */
  readonly outlivesPage?: boolean;
}

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Requests to the shop, as one site's customer, through the shop's own origin. Never throws. */
export interface ShopClient {
  /** Posts the token of a link. */
  post(path: string, token: string): Promise<ShopResult>;
  /** Posts a form, with what the shop says of its fields. */
  submit(path: string, form: object): Promise<ShopResponse<undefined>>;
  /** Whatever the REST interface answers; undefined where the shop cannot be reached. */
  read(path: string, options?: { readonly body?: object }): Promise<RestAnswer | undefined>;
  /** Removes what is at a path. */
  remove(path: string): Promise<RestAnswer | undefined>;
  /** Asks for what a customer has at a path of the REST interface, or changes it. */
  call<Data>(method: RestMethod, path: string, body?: object): Promise<ShopResponse<Data>>;
  /** A GraphQL document of which only the result matters. */
  mutate<Variables>(document: TypedDocument<unknown, Variables>, variables: Variables): Promise<ShopResult>;
  /** A GraphQL document, with the data; without data when it was refused. */
  query<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<ShopResponse<Data>>;
}

/** Sends a request: in a browser to the shop's own origin. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** The person for whom requests are sent. */
export interface Person {
  readonly headers: () => Readonly<Record<string, string>>;
  /** Of the customer who is signed in. */
  readonly token: () => string | undefined;
  /** Called when the shop does not know a token any more. */
  readonly forgetToken: (token: string) => void;
}

/** Who uses this browser. */
const browserPerson: Person = { headers: personalHeaders, token: storedToken, forgetToken: refuseToken };
/** A form that is posted without script says of itself who sends it. */
export const NOBODY: Person = { headers: () => ({}), token: () => undefined, forgetToken: () => {} };

interface ClientSite {
  readonly code: string;
  /** BCP 47. */
  readonly language: string;
}

const CLIENT_ID = 'witryna-storefront';
/** Every browser that runs this code shows WebP. */
const BROWSER_ACCEPT = 'image/webp';
/** A response that has not arrived by then counts as none. */
const RESPONSE_TIMEOUT_MS = 30_000;

const NO_CONTENT = 204;

/** Whichever `fetch` there is when it is sent. */
const fetchFromOrigin: Send = (address, init) => fetch(address, init);

const clients = new WeakMap<ClientSite, ShopClient>();

/** The shop of a site for whoever uses this browser: one for each site, so that what a page has begun is found. */
export function shopClientOf(site: ClientSite): ShopClient {
  const known = clients.get(site) ?? createShopClient(site);
  clients.set(site, known);
  return known;
}

/** The shop of a site. */
export function createShopClient(
  { code, language }: ClientSite,
  { send: request = fetchFromOrigin, person = browserPerson }: { readonly send?: Send; readonly person?: Person } = {},
): ShopClient {
  const siteHeaders = {
    'Accept-Language': language,
    'X-Site': code,
    Store: code,
    'X-Browser-Accept': BROWSER_ACCEPT,
    'X-Client-Id': CLIENT_ID,
  };
  const send = (
    address: string,
    body: object | undefined,
    { idempotencyKey, outlivesPage }: QueryOptions = {},
    method: RestMethod = 'POST',
  ) =>
    request(address, {
      method,
      headers: {
        ...siteHeaders,
        ...person.headers(),
        // A server takes a type without a body for a body that got lost.
        ...(body && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      ...(outlivesPage && { keepalive: true }),
    });

  async function query<Data>(
    document: string,
    variables: unknown,
    options?: QueryOptions,
  ): Promise<ShopResponse<Data>> {
    const token = person.token();
    const response = await send(GRAPHQL_PATH, { query: document, variables }, options);
    const body = (await response.json().catch(() => undefined)) as GraphqlBody | undefined;
    if (token !== undefined && response.status === 401) {
      // The token was revoked or has ended: whoever is here goes on as a guest, or as who signed in meanwhile.
      person.forgetToken(token);
      if (person.token() !== token) return query(document, variables, options);
    }
    const result = resultOfGraphql(response.status, body);
    if (statusOfGraphql(response.status, body) !== 200) return { result, refusal: refusalOfGraphql(body) };
    return { result, data: body?.data as Data };
  }

  async function queryOrFail<Data>(document: string, variables: unknown, options?: QueryOptions) {
    try {
      return await query<Data>(document, variables, options);
    } catch {
      return { result: { kind: 'unreachable' as const } };
    }
  }

  /** A request without a body. */
  const bare = (method: 'GET' | 'DELETE'): RequestInit => {
    const headers = { ...siteHeaders, ...person.headers() };
    return { method, headers, signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) };
  };

  async function answerOf(ask: () => Promise<Response>): Promise<RestAnswer | undefined> {
    try {
      const response = await ask();
      return { status: response.status, body: await response.json().catch(() => undefined) };
    } catch {
      return undefined;
    }
  }

  async function refusalOf(response: Response): Promise<ShopResponse<never>> {
    const body = ((await response.json().catch(() => undefined)) ?? {}) as RestRefusal;
    const refusal = { code: body.code, message: body.message };
    const faults = body.details?.faults;
    if (faults?.length) return { result: { kind: 'refused', errors: faults }, refusal };
    return { result: resultOfStatus(response.status), refusal };
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
        return response.ok ? { result: { kind: 'done' } } : refusalOf(response);
      } catch {
        return { result: { kind: 'unreachable' } };
      }
    },
    read: (path, { body } = {}) =>
      answerOf(body ? () => send(API_PREFIX + path, body) : () => request(API_PREFIX + path, bare('GET'))),
    remove: (path) => answerOf(() => request(API_PREFIX + path, bare('DELETE'))),
    async call<Data>(method: RestMethod, path: string, given?: object) {
      try {
        const token = person.token();
        const response = await send(API_PREFIX + path, given, undefined, method);
        if (token !== undefined && response.status === 401) person.forgetToken(token);
        if (!response.ok) return await refusalOf(response);
        const data = (response.status === NO_CONTENT ? {} : await response.json()) as Data;
        return { result: { kind: 'done' as const }, data };
      } catch {
        return { result: { kind: 'unreachable' as const } };
      }
    },
    mutate: async (document, variables) => (await queryOrFail(document, variables)).result,
    query: queryOrFail,
  };
}
