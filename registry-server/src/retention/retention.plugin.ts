import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { HOUR_MS } from '../time/durations.ts';
import { createRetentionStore, type RetentionStore } from './retention.store.ts';
import { type Forget, runRetention } from './retention-job.ts';
import type { RetentionKindName } from './retention-kinds.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly retention: {
      /** A feature says how what is too old of a kind is removed. */
      readonly add: (kind: RetentionKindName, forget: Forget) => void;
      /** Removes what is too old now; answers how many rows it was of each kind. */
      readonly run: () => Promise<Readonly<Partial<Record<RetentionKindName, number>>>>;
      readonly store: RetentionStore;
      /** Whether a feature removes this kind. */
      readonly has: (kind: RetentionKindName) => boolean;
    };
  }
}

/** How long each kind of data is kept, and the job that keeps to it. */
export const retentionPlugin = fp(
  async (app: App) => {
    const store = createRetentionStore(app.db);
    const forgetters = new Map<RetentionKindName, Forget[]>();
    let running: Promise<unknown> = Promise.resolve();
    const run = () =>
      runRetention({
        store,
        forgetters,
        now: () => new Date(),
        onError: (error, kind) => app.log.error({ err: error, kind }, 'old data could not be removed'),
      });

    app.decorate('retention', {
      add: (kind, forget) => void forgetters.set(kind, [...(forgetters.get(kind) ?? []), forget]),
      run,
      store,
      has: (kind) => forgetters.has(kind),
    });

    const timer = setInterval(() => {
      running = run().catch((error: unknown) => app.log.error({ err: error }, 'removing old data failed'));
    }, HOUR_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'retention', dependencies: ['access', 'error-handler'] },
);
