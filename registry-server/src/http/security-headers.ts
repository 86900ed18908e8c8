import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';

/** On every answer; written once, since a hot answer takes less time than putting such a list together. */
export const SECURITY_HEADERS = Object.freeze({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's answers bring the security headers themselves. */
    hasOwnHeaders?: boolean;
  }
}

/** Sets them before anything else; a route that shows pages (editor, docs) replaces the policy with its own. */
export const securityHeadersPlugin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.hasOwnHeaders) return;
      const others = route.onRequest === undefined ? [] : [route.onRequest].flat();
      route.onRequest = [setSecurityHeaders, ...others];
    });
  },
  { name: 'security-headers' },
);

const setSecurityHeaders: onRequestHookHandler = (_request, reply, done) => {
  reply.headers(SECURITY_HEADERS);
  done();
};
