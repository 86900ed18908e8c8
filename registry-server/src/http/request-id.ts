import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Identifies a request in the log and in its answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Long enough to be one request's own, short and plain enough for a line of the log. */
const FORWARDED_ID = /^[\w.-]{8,64}$/;

/** The request id from the storefront, so that both logs use the same one; else a new one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const forwarded = headers[REQUEST_ID_HEADER];
  return typeof forwarded === 'string' && FORWARDED_ID.test(forwarded) ? forwarded : randomUUID();
}
