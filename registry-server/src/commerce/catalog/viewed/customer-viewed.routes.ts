import { requireFeature } from '../../../content/sites/index.ts';
import type { App } from '../../../fastify-app.ts';
import { sendWhole } from '../../../http/answer-schema.ts';
import { accountOf } from '../../../identity/customers/index.ts';
import { viewedBody } from './viewed.schema.ts';
import { customerViewer, MOST_VIEWED, type ViewedStore } from './viewed.store.ts';
import { cardsOf, cardsResponse, limitQuery, PRIVATE_CARDS } from './viewed-cards.ts';
import { viewerIdOf } from './viewer-id.ts';

const tags = ['customers'];
const response = { 204: { type: 'null' }, 401: { $ref: 'Error#' } } as const;

/** What a signed-in customer looked at, kept with the account: `Customer.recently_viewed` shows it on every device. */
export function customerViewedRoutes(app: App, store: ViewedStore): void {
  app.get(
    '/me/viewed',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Cards of what the customer looked at, last first',
        querystring: limitQuery(MOST_VIEWED),
        response: { ...cardsResponse, 401: response[401] },
      },
      serializerCompiler: sendWhole,
    },
    async (request, reply) => {
      const { id } = await accountOf(app, request);
      const skus = await store.read(customerViewer(id), request.query.limit);
      return reply.headers(PRIVATE_CARDS).send(await cardsOf(app, request, skus));
    },
  );

  app.post(
    '/me/viewed',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'Remember that the customer looked at these products', body: viewedBody, response },
    },
    async (request, reply) => {
      const { id } = await accountOf(app, request);
      await store.record(customerViewer(id), request.body.skus);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/me/viewed/merge',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Move what X-Viewer looked at as a guest to the customer; without the header nothing moves',
        response: { ...response, 404: { $ref: 'Error#' } },
      },
    },
    async (request, reply) => {
      const { id } = await accountOf(app, request);
      requireFeature(app.sites.resolve(request.headers), 'cart');
      const viewer = viewerIdOf(request);
      if (viewer !== undefined) await store.merge(viewer, customerViewer(id));
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/me/viewed',
    { config: { access: 'public' }, schema: { tags, summary: 'Forget what the customer looked at', response } },
    async (request, reply) => {
      const { id } = await accountOf(app, request);
      await store.forget(customerViewer(id));
      return reply.status(204).send(null);
    },
  );
}
