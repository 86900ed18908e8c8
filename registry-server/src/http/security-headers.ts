import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';

/** On every answer; built once, since building the list takes longer than a cached answer. */
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
    /** The route sets the security headers itself. */
    hasOwnHeaders?: boolean;
  }
}

/** Sets them first; a route that serves pages (editor, docs) replaces the policy with its own. */
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
