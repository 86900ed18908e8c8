import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { pagePresenceRoutes } from './page-presence.routes.ts';
import { createPagePresenceStore } from './page-presence.store.ts';

const PRUNE_MS = MINUTE_MS;

/** Who has which page open. Every node forgets who left, so that none has to live on for it. */
export const pagePresencePlugin = fp(
  async (app: App) => {
    const store = createPagePresenceStore(app.db);
    pagePresenceRoutes(app, store);
    let pruning: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      pruning = store
        .prune(new Date())
        .catch((error: unknown) => app.log.error({ err: error }, 'pruning who has pages open failed'));
    }, PRUNE_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await pruning;
    });
  },
  { name: 'page-presence', dependencies: ['pages'] },
);
