import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { DAY_MS } from '../../time/durations.ts';
import { addMissingColours } from './add-missing-colours.ts';
import { createImageWorkerPool, type ImageWorkerPool } from './image-worker-pool.ts';
import { publicMediaRoutes, staffMediaRoutes } from './media.routes.ts';
import { createMediaStore } from './media.store.ts';
import { createMediaLibrary } from './media-library.ts';
import { createDiskStorage } from './media-storage.ts';

export interface MediaPluginOptions {
  /** Outlives the app; without it the app has a pool of its own. */
  readonly imageWorkerPool?: ImageWorkerPool;
}

/** The media library. */
export const mediaPlugin = fp(
  async (app: App, { imageWorkerPool }: MediaPluginOptions) => {
    const store = createMediaStore(app.db);
    const storage = createDiskStorage(join(app.config.dataDir, 'media'));
    const workerPool = imageWorkerPool ?? createImageWorkerPool();
    const library = createMediaLibrary({ store, storage, workerPool });
    app.decorate('media', { findFiles: store.findFiles });
    if (!imageWorkerPool) app.addHook('onClose', async () => workerPool.close());
    app.addHook('onListen', async () => {
      void storage
        .removeForgotten(Date.now() - DAY_MS)
        .catch((error: unknown) => app.log.warn(error, 'forgotten uploads'));
      // Pages do without them meanwhile; what is not found out is tried again at the next start.
      void addMissingColours({ store, workerPool }).catch((error: unknown) => app.log.warn(error, 'media colours'));
    });

    publicMediaRoutes(app, { store, storage, library });
    // In a scope of their own: forms with files are read nowhere else.
    await app.register(async (scope: App) => {
      await scope.register(multipart);
      staffMediaRoutes(scope, { store, storage, library });
    });
  },
  { name: 'media', dependencies: ['access', 'error-handler', 'identity', 'references'] },
);
