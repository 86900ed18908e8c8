import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { createNetworkLimit } from '../rate-limits/index.ts';
import { cookieChoiceSchema } from './cookie-consents.schema.ts';
import { createCookieConsentsStore } from './cookie-consents.store.ts';
import { staffConsentsRoutes } from './staff-consents.routes.ts';

const tags = ['cookie consents'];
const error = { $ref: 'Error#' } as const;
/** Per network: a visitor makes one choice, and many people may share a network. */
const LIMIT = { burst: 60, perHour: 600 };
/** A whole choice has about 250 bytes. */
const BODY_BYTES = 1_024;

/** Proof of what visitors allowed: `POST /cookie-consents`. */
export const cookieConsentsPlugin = fp(
  async (app: App) => {
    const store = createCookieConsentsStore(app.db);
    const limit = createNetworkLimit(LIMIT, app.config.limits.customerFactor);

    app.post(
      '/cookie-consents',
      {
        bodyLimit: BODY_BYTES,
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Record what a visitor allows',
          description: 'With site, language and time; nothing that says who it is: no address, network or browser.',
          body: cookieChoiceSchema,
          response: { 204: { type: 'null' }, 413: error, 422: error, 429: error },
        },
      },
      async (request, reply) => {
        limit(request);
        await store.record(request.body, app.sites.resolve(request.headers));
        return reply.status(204).send(null);
      },
    );

    staffConsentsRoutes(app, store);
    app.retention.add('cookie-consents', store.forgetOld);
  },
  { name: 'cookie-consents', dependencies: ['access', 'error-handler', 'identity', 'retention', 'sites'] },
);
