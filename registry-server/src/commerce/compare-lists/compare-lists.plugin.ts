import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { type CompareLists, createCompareLists } from './compare-lists.ts';
import { compareListSection } from './export-compare-list.ts';
import { pruneCompareLists } from './prune-compare-lists.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly compareLists: CompareLists;
  }
}

/** Products that shoppers look at side by side, and the end of what guests do not come back to. */
export const compareListsPlugin = fp(
  async (app: App) => {
    const { cleaningMs, ...limits } = app.config.compareLists;
    const lists = createCompareLists(app.db);
    app.decorate('compareLists', lists);
    app.customers.onForget((trx, { id }) => lists.forget(trx, id));
    app.customers.onExport(compareListSection(app.db));

    let pruning: Promise<unknown> = Promise.resolve();
    const prune = () => {
      pruning = pruneCompareLists(lists.store, new Date(), limits).catch((error: unknown) =>
        app.log.error({ err: error }, 'pruning compare lists failed'),
      );
    };
    const timer = setInterval(prune, cleaningMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await pruning;
    });
  },
  { name: 'compare-lists', dependencies: ['customers'] },
);
