import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { publicationRequestsRoutes } from './publication-requests.routes.ts';
import { createPublicationRequestsStore, type PublicationRequestsStore } from './publication-requests.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly publicationRequests: Pick<PublicationRequestsStore, 'count'>;
  }
}

/** Editors who may not publish ask those who may. */
export const publicationRequestsPlugin = fp(
  async (app: App) => {
    const store = createPublicationRequestsStore(app.db);
    app.decorate('publicationRequests', store);
    publicationRequestsRoutes(app, store);
  },
  { name: 'publication-requests', dependencies: ['pages'] },
);
