import fp from 'fastify-plugin';
import type { App } from '../../../fastify-app.ts';
import { sendWhole } from '../../../http/answer-schema.ts';
import { HOUR_MS } from '../../../time/durations.ts';
import { customerViewedRoutes } from './customer-viewed.routes.ts';
import { viewedSection } from './export-viewed.ts';
import { MOST_RECOMMENDED, recommendFor } from './recommend.ts';
import { viewedBody } from './viewed.schema.ts';
import { createViewedStore, customerViewer, MOST_VIEWED, type ViewedStore } from './viewed.store.ts';
import { cardsOf, cardsResponse, limitQuery, PRIVATE_CARDS } from './viewed-cards.ts';
import { viewerIdOf } from './viewer-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly viewed: ViewedStore;
  }
}

const CLEANING_BATCHES = 100;

/** What a browser looked at, and what it may like: `/products/viewed`, `/products/recommended`. */
export const viewedPlugin = fp(
  async (app: App) => {
    const tags = ['catalogue'];
    const store = createViewedStore(app.db);
    app.decorate('viewed', store);
    app.customers.onForget((trx, { id }) => store.forget(customerViewer(id), trx));
    app.customers.onExport(viewedSection(store));
    customerViewedRoutes(app, store);

    app.get(
      '/products/viewed',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Cards of what X-Viewer looked at, last first',
          querystring: limitQuery(MOST_VIEWED),
          response: cardsResponse,
        },
        serializerCompiler: sendWhole,
      },
      async (request, reply) => {
        const viewer = viewerIdOf(request);
        const skus = viewer === undefined ? [] : await store.read(viewer, request.query.limit);
        return reply.headers(PRIVATE_CARDS).send(await cardsOf(app, request, skus));
      },
    );

    app.post(
      '/products/viewed',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Remember that X-Viewer looked at these products; without the header nothing is kept',
          body: viewedBody,
          response: { 204: { type: 'null' }, 422: { $ref: 'Error#' } },
        },
      },
      async (request, reply) => {
        const viewer = viewerIdOf(request);
        if (viewer !== undefined) await store.record(viewer, request.body.skus);
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/products/viewed',
      {
        config: { access: 'public' },
        schema: { tags, summary: 'Forget what X-Viewer looked at', response: { 204: { type: 'null' } } },
      },
      async (request, reply) => {
        const viewer = viewerIdOf(request);
        if (viewer !== undefined) await store.forget(viewer);
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/products/recommended',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Cards of what X-Viewer may like, by what it looked at',
          querystring: limitQuery(MOST_RECOMMENDED),
          response: cardsResponse,
        },
        serializerCompiler: sendWhole,
      },
      async (request, reply) => {
        const viewer = viewerIdOf(request);
        const seen = viewer === undefined ? [] : await store.read(viewer, MOST_VIEWED);
        const skus = await recommendFor(app, app.sites.resolve(request.headers), seen, request.query.limit);
        return reply.headers(PRIVATE_CARDS).send(await cardsOf(app, request, skus));
      },
    );

    const cleaning = setInterval(() => void clean(), HOUR_MS).unref();
    app.addHook('onClose', async () => clearInterval(cleaning));

    async function clean(): Promise<void> {
      try {
        for (let batch = 0; batch < CLEANING_BATCHES && (await store.forgetOld()) > 0; batch += 1);
      } catch (error) {
        app.log.error({ err: error }, 'old looks at products could not be forgotten');
      }
    }
  },
  { name: 'viewed', dependencies: ['access', 'catalog', 'customers', 'search', 'sites'] },
);
