import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { savedSectionsRoutes } from './saved-sections.routes.ts';
import { sectionSchema } from './saved-sections.schema.ts';
import { createSavedSectionsStore, type SavedSectionsStore } from './saved-sections.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly savedSections: SavedSectionsStore;
  }
}

/** Sections that editors keep: `/staff/saved-sections`. */
export const savedSectionsPlugin = fp(
  async (app: App) => {
    const store = createSavedSectionsStore(app.db);
    app.decorate('savedSections', store);
    app.addSchema(sectionSchema);
    savedSectionsRoutes(app, store);
    app.addHook('onListen', async () => {
      // Usages lack what newer schemas would find meanwhile; what fails is tried again at the next start.
      void store.indexOlder().catch((error: unknown) => app.log.warn(error, 'references of saved sections'));
    });
  },
  { name: 'saved-sections', dependencies: ['pages', 'sites', 'references'] },
);
