import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { createNetworkLimit } from '../rate-limits/index.ts';
import { VITAL_METRICS, WEB_VITALS } from './vital-metrics.ts';
import { vitalsAnswerSchema, vitalsQuerySchema, vitalsReportSchema } from './web-vitals.schema.ts';
import { createWebVitalsStore } from './web-vitals.store.ts';

const tags = ['web vitals'];
const error = { $ref: 'Error#' } as const;
/** Per network: a page sends one report, and many people may share a network. */
const LIMIT = { burst: 100, perHour: 1_200 };
/** A whole report has about 150 bytes. */
const BODY_BYTES = 1_024;

/** How fast the shop was for its visitors: `POST /vitals`, and the summary for staff. */
export const webVitalsPlugin = fp(
  async (app: App) => {
    const store = createWebVitalsStore(app.db);
    const limit = createNetworkLimit(LIMIT, app.config.limits.customerFactor);

    app.post(
      '/vitals',
      {
        bodyLimit: BODY_BYTES,
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Report how fast a page was for a visitor',
          description: 'Kept as daily counts alone: no address, network, browser or person.',
          body: vitalsReportSchema,
          response: { 204: { type: 'null' }, 413: error, 422: error, 429: error },
        },
      },
      async (request, reply) => {
        limit(request);
        await store.record(request.body);
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/staff/vitals',
      {
        config: { access: 'staff:admin' },
        schema: {
          tags,
          summary: 'The 75th percentile of each metric by kind of page and device',
          querystring: vitalsQuerySchema,
          response: { 200: vitalsAnswerSchema, 422: error },
        },
      },
      async ({ query: { days } }) => {
        const thresholds = WEB_VITALS.map((metric) => {
          const { good, poor } = VITAL_METRICS[metric];
          return { metric, good, poor };
        });
        return { days, ...(await store.summarise(days)), thresholds };
      },
    );

    app.retention.add('web-vitals', store.forgetOld);
  },
  { name: 'web-vitals', dependencies: ['access', 'error-handler', 'identity', 'retention'] },
);
