/** A field that the shop refuses, with the sentence for people. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** What came of asking the shop for something. */
export type ShopAnswer =
  | { readonly kind: 'done' | 'invalid' | 'limited' | 'unavailable' | 'unreachable' }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] };

const TOO_MANY_REQUESTS = 429;
const LINK_STATUSES: readonly number[] = [400, 404, 410, 422];

/** What an answer of the REST interface means: whatever is wrong with the input is wrong with the link. */
export function answerOfStatus(status: number): ShopAnswer {
  if (status >= 200 && status < 300) return { kind: 'done' };
  if (status === TOO_MANY_REQUESTS) return { kind: 'limited' };
  return { kind: LINK_STATUSES.includes(status) ? 'invalid' : 'unavailable' };
}

interface GraphqlError {
  readonly extensions?: {
    readonly category?: string;
    readonly code?: string;
    readonly details?: { readonly faults?: readonly FieldFault[] };
  };
}

/** What an answer of GraphQL means. */
export function answerOfGraphql(status: number, body: unknown): ShopAnswer {
  if (status === TOO_MANY_REQUESTS) return { kind: 'limited' };
  if (typeof body !== 'object' || body === null) return { kind: 'unavailable' };
  const { data, errors } = body as { data?: unknown; errors?: readonly GraphqlError[] };
  const refusal = errors?.[0]?.extensions;
  if (!errors?.length) return { kind: data ? 'done' : 'unavailable' };
  if (refusal?.code === 'too-many-requests') return { kind: 'limited' };
  const faults = refusal?.details?.faults;
  if (faults?.length) return { kind: 'refused', faults };
  const isInvalid = refusal?.category === 'graphql-input' || refusal?.category === 'graphql-no-such-entity';
  return { kind: isInvalid ? 'invalid' : 'unavailable' };
}
