import fp from 'fastify-plugin';
import type { App } from '../../app.ts';
import { createCatalog } from './catalog.reader.ts';

/** The catalogue. */
export const catalogPlugin = fp(
  async (app: App) => {
    app.decorate('catalog', createCatalog({ db: app.db, media: app.media }));
  },
  { name: 'catalog', dependencies: ['access', 'error-handler', 'identity', 'media'] },
);
