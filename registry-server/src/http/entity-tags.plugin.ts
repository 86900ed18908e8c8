import type { FastifyInstance, onSendHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { isHeld, weakTagOf } from './conditional.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers that everybody may keep but has to ask about again get an `ETag`; who holds one is answered by 304. */
    hasEntityTag?: true;
  }
}

/** Responses of such a route in the contract. */
export const TAGGED_RESPONSES = {
  200: { description: 'With an `ETag` where it is `no-cache`.' },
  304: { type: 'null', description: 'The client holds it.' },
} as const;

/** Before compression, so that a text has one tag in whatever coding it is sent. */
export const entityTagsPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onSend', tagAnswer);
  },
  { name: 'entity-tags' },
);

const tagAnswer: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const isTagged = request.routeOptions.config.hasEntityTag && reply.getHeader('cache-control') === 'no-cache';
  if (!isTagged || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const etag = weakTagOf(payload);
  reply.header('etag', etag);
  if (!isHeld(etag, request.headers['if-none-match'])) return done(null, payload);
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return done(null, null);
};
