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
  /** How long to wait before it is tried again. */
  readonly minutes?: number | undefined;
}

/** A result with all that came along: data where it was granted, a refusal where the shop gave a reason. */
export interface ShopResponse<Data> {
  readonly result: ShopResult;
  readonly data?: Data;
  readonly refusal?: Refusal | undefined;
}

const TOO_MANY_REQUESTS = 429;
const UNAUTHORIZED = 401;
const LINK_STATUSES: readonly number[] = [400, 404, 410, 422];

/** What a response of the REST interface means: whatever is wrong with the input is wrong with the link. */
export function resultOfStatus(status: number): ShopResult {
  if (status >= 200 && status < 300) return { kind: 'done' };
  if (status === TOO_MANY_REQUESTS) return { kind: 'limited' };
  return { kind: LINK_STATUSES.includes(status) ? 'invalid' : 'unavailable' };
}

/** An error of a response of GraphQL. */
interface GraphqlError {
  readonly message?: string;
  readonly extensions?: {
    readonly category?: string;
    readonly code?: string;
    readonly details?: {
      readonly message?: string;
      readonly faults?: readonly FieldError[];
      readonly retryAfterSeconds?: number;
    };
  };
}

/** What a response of GraphQL holds; each part may be missing. */
export interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
}

/** Categories of errors that say who is asking, and not what is asked for. */
const OF_AUTHORIZATION: readonly (string | undefined)[] = ['graphql-authorization', 'graphql-authentication'];

/** 200 without errors, 401 when the first one is about authorization, else 500; on the wire most errors are 200. */
export function statusOfGraphql(httpStatus: number, body: GraphqlBody | undefined): 200 | 401 | 500 {
  const [error] = body?.errors ?? [];
  if (httpStatus === UNAUTHORIZED || OF_AUTHORIZATION.includes(error?.extensions?.category)) return 401;
  return error || !body?.data ? 500 : 200;
}

/** What a response of GraphQL means. */
export function resultOfGraphql(status: number, body: GraphqlBody | undefined): ShopResult {
  if (status === TOO_MANY_REQUESTS) return { kind: 'limited' };
  if (!body) return { kind: 'unavailable' };
  const refusal = body.errors?.[0]?.extensions;
  if (!body.errors?.length) return { kind: body.data ? 'done' : 'unavailable' };
  if (refusal?.code === 'too-many-requests') return { kind: 'limited' };
  const fieldErrors = refusal?.details?.faults;
  if (fieldErrors?.length) return { kind: 'refused', errors: fieldErrors };
  const isInvalid = refusal?.category === 'graphql-input' || refusal?.category === 'graphql-no-such-entity';
  return { kind: isInvalid ? 'invalid' : 'unavailable' };
}

/** Why a request of GraphQL was refused. */
export function refusalOfGraphql(body: GraphqlBody | undefined): Refusal | undefined {
  const [error] = body?.errors ?? [];
  const { code, details } = error?.extensions ?? {};
  const minutes = details?.retryAfterSeconds === undefined ? undefined : Math.ceil(details.retryAfterSeconds / 60);
  return error && { code, message: details?.message, minutes };
}
