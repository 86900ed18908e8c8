import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { pageCommentsRoutes } from './page-comments.routes.ts';
import { threadSchema } from './page-comments.schema.ts';
import { createPageCommentsStore } from './page-comments.store.ts';

/** Staff talk about pages and the modules on them; readers hear nothing of it. */
export const pageCommentsPlugin = fp(
  async (app: App) => {
    app.addSchema(threadSchema);
    pageCommentsRoutes(app, createPageCommentsStore(app.db));
  },
  { name: 'page-comments', dependencies: ['pages'] },
);
