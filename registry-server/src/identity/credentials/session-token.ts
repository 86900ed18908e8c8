import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

const sha256 = (text: string) => createHash('sha256').update(text);

/** A secret for the browser; 256 random bits. */
export function createSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token: who reads it there cannot sign in with it. */
export function hashOfToken(token: string): string {
  return sha256(token).digest('hex');
}

/** The token that a page must repeat in a header; follows from the cookie, which no foreign page can read. */
export function csrfTokenOf(token: string): string {
  return sha256(`csrf:${token}`).digest('base64url');
}

/** Compares in a time that tells nothing. */
export function isCsrfTokenOf(token: string, given: unknown): boolean {
  const expected = Buffer.from(csrfTokenOf(token));
  const actual = Buffer.from(typeof given === 'string' ? given : '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
