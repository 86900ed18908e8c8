import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createBacklogStore } from './backlog.store.ts';
import { createGraphqlMetrics, type GraphqlMetrics } from './graphql-metrics.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { writeMetrics } from './write-metrics.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

declare module 'fastify' {
  interface FastifyInstance {
    readonly graphqlMetrics: GraphqlMetrics;
  }
}

/** `/metrics`, for Prometheus with the key of our servers. It has to be registered before the routes that it counts. */
export const metricsPlugin = fp(
  async (app: App) => {
    const requests = createRequestMetrics();
    const ofGraphql = createGraphqlMetrics();
    const ofProcess = createProcessMetrics();
    const backlog = createBacklogStore(app.db);
    app.decorate('graphqlMetrics', ofGraphql);

    app.addHook('onRoute', (route) => {
      if (route.config?.hasOwnHeaders) {
        route.handler = requests.countHandler(route);
        return;
      }
      const others = route.onResponse === undefined ? [] : [route.onResponse].flat();
      route.onResponse = [requests.onResponse, ...others];
    });
    app.addHook('onClose', async () => ofProcess.stop());

    app.get('/metrics', { config: { access: 'service' }, schema: { hide: true } }, async (_request, reply) => {
      const waiting = Object.entries(await backlog.read()).map(([kind, value]) => ({ labels: { kind }, value }));
      const metrics = [
        ...requests.read(),
        ...ofGraphql.read(),
        ...ofProcess.read(),
        { name: 'witryna_backlog', help: 'What waits to be done, by kind.', type: 'gauge', values: waiting } as const,
      ];
      return reply.type(CONTENT_TYPE).send(writeMetrics(metrics));
    });
  },
  { name: 'metrics', dependencies: ['access'] },
);
