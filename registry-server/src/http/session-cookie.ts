import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Identifies a browser between requests; never authorises a customer. */
const SESSION_COOKIE = 'x-session';
const SESSION_BYTES = 24;
/** At least 128 bits, as we make them ourselves. */
const SESSION_ID = /^[\w-]{22,128}$/;
/** New ids by request: two fields of one document must not create two. */
const given = new WeakMap<FastifyRequest, string>();
const MAX_AGE_S = 365 * 24 * 60 * 60;

/** The id of the browser that sent a request: its cookie, else the header that other clients send. */
export function sessionIdOf(request: FastifyRequest): string | undefined {
  const cookie = fastifyCookie.parse(request.headers.cookie ?? '')[SESSION_COOKIE];
  const header = request.headers[SESSION_COOKIE];
  return [cookie, header].find((id): id is string => typeof id === 'string' && SESSION_ID.test(id));
}

/** The same; a browser without one is given one. */
export function ensureSessionId(
  request: FastifyRequest,
  reply: FastifyReply,
  site: { readonly address: string },
): string {
  const known = sessionIdOf(request) ?? given.get(request);
  if (known) return known;
  const id = randomBytes(SESSION_BYTES).toString('base64url');
  given.set(request, id);
  const isSecure = site.address.startsWith('https://');
  // Browsers refuse SameSite=None without Secure, and Secure over plain http.
  const cookie = fastifyCookie.serialize(SESSION_COOKIE, id, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    maxAge: MAX_AGE_S,
  });
  reply.header('set-cookie', cookie);
  return id;
}
