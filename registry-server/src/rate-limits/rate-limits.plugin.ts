import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const PRUNE_MS = 10 * MINUTE_MS;

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits shared by all nodes, for what can be guessed or takes space. */
    readonly rateLimits: RateLimits;
  }
}

export const rateLimitsPlugin = fp(
  async (app: App) => {
    const limits = createRateLimits(app.db, app.config.limits.rates);
    app.decorate('rateLimits', limits);
    let pruning: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      pruning = limits.prune().catch((error: unknown) => app.log.error({ err: error }, 'pruning rate limits failed'));
    }, PRUNE_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await pruning;
    });
  },
  { name: 'rate-limits' },
);
