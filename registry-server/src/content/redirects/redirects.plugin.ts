import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { redirectsRoutes } from './redirects.routes.ts';
import { createRedirectsStore, type RedirectsStore } from './redirects.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly redirects: RedirectsStore;
  }
}

/** Redirects, and their administration. */
export const redirectsPlugin = fp(
  async (app: App) => {
    const store = createRedirectsStore(app.db);
    app.decorate('redirects', store);

    redirectsRoutes(app, store);
  },
  { name: 'redirects', dependencies: ['sites'] },
);
