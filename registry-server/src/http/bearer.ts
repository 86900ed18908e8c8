import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +(\S+)$/i;

/** The bearer token of a request; undefined when it is missing or malformed. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}
