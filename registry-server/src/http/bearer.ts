import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +(\S+)$/i;

/** The bearer token of a request; undefined when there is none, or one that is not written as it should be. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}
