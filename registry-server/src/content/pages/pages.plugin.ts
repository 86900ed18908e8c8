import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { type AlternatesFinder, createAlternatesFinder } from './alternates.ts';
import { pagesRoutes } from './pages.routes.ts';
import { pageFaultSchema, pageForEditingSchema, pageSummarySchema } from './pages.schema.ts';
import { createPagesStore, type PagesStore } from './pages.store.ts';
import { createRelatedLoader, type RelatedLoader } from './related/load-related.ts';
import { loadSnippets } from './related/load-snippets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly pages: PagesStore;
    readonly loadRelated: RelatedLoader;
    readonly findAlternates: AlternatesFinder;
  }
}

/** Pages: their store, what they refer to, and the routes of the editor. */
export const pagesPlugin = fp(
  async (app: App) => {
    const pages = createPagesStore(app.db);
    app.decorate('pages', pages);
    app.decorate('findAlternates', createAlternatesFinder({ pages, sites: app.sites, catalog: app.catalog }));
    app.decorate(
      'loadRelated',
      createRelatedLoader({
        catalog: app.catalog,
        search: app.productSearch,
        media: app.media,
        pages,
        reviewsOf: app.reviews.ofProducts,
        ratingsOf: app.reviews.ratingsOf,
        loadSnippets: (siteId, keys) => loadSnippets(app.db, siteId, keys),
      }),
    );
    app.addSchema(pageSummarySchema);
    app.addSchema(pageFaultSchema);
    app.addSchema(pageForEditingSchema);
    pagesRoutes(app);
  },
  { name: 'pages', dependencies: ['sites', 'identity', 'catalog', 'media', 'reviews', 'search', 'references'] },
);
