import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Names a request in the log and in its answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Long enough to be one request's own, short and plain enough for a line of the log. */
const FORWARDED_ID = /^[\w.-]{8,64}$/;

/** The id under which a request came through the storefront, so that both logs tell of it alike; else a new one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const forwarded = headers[REQUEST_ID_HEADER];
  return typeof forwarded === 'string' && FORWARDED_ID.test(forwarded) ? forwarded : randomUUID();
}
