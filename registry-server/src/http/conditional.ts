import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What an answer is compared by. */
interface Validators {
  readonly etag: string;
  /** Absent where nothing is there that could have changed. */
  readonly changedAt?: Date | undefined;
}

/** Weak: the same text may be sent compressed in one way or another. */
export function weakTagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** True when the client holds this very answer. */
export function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  // Mostly it is exactly the one we gave out.
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
}

/** The same for clients that may know a date alone; one that names an ETag is compared by nothing else (RFC 9110 §13.2.2). */
export function isUnchanged({ etag, changedAt }: Validators, headers: IncomingHttpHeaders): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return isHeld(etag, tags);
  if (since === undefined || changedAt === undefined) return false;
  // HTTP dates have no milliseconds.
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= Date.parse(since);
}
