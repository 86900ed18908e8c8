import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { pagesRoutes } from './pages.routes.ts';
import { pageFaultSchema, pageForEditingSchema, pageSummarySchema } from './pages.schema.ts';
import { createPagesStore, type PagesStore } from './pages.store.ts';
import { createRelatedLoader, type RelatedLoader } from './related/load-related.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly pages: PagesStore;
    readonly loadRelated: RelatedLoader;
  }
}

/** Pages: their store, what they refer to, and the routes of the editor. */
export const pagesPlugin = fp(
  async (app: App) => {
    const pages = createPagesStore(app.db);
    app.decorate('pages', pages);
    app.decorate(
      'loadRelated',
      createRelatedLoader({ catalog: app.catalog, media: app.media, pages, reviewsOf: app.reviews.ofProducts }),
    );
    app.addSchema(pageSummarySchema);
    app.addSchema(pageFaultSchema);
    app.addSchema(pageForEditingSchema);
    pagesRoutes(app);
  },
  { name: 'pages', dependencies: ['sites', 'identity', 'catalog', 'media', 'reviews'] },
);
