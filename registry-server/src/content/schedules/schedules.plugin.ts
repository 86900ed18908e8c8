import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createScheduleRunner } from './schedule-runner.ts';
import { schedulesRoutes } from './schedules.routes.ts';
import { createSchedulesStore, nextMoment } from './schedules.store.ts';

/** What the registry asks of schedules. */
export interface PageSchedules {
  /**
   * The next moment at which the page at an address is published or withdrawn by itself. What is due already is done
   * first.
   */
  nextChange(siteId: number, slug: string): Promise<Date | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly pageSchedules: PageSchedules;
  }
}

/** Pages that are published and withdrawn by themselves. */
export const schedulesPlugin = fp(
  async (app: App) => {
    const store = createSchedulesStore(app.db);
    const runner = createScheduleRunner({
      store,
      pages: app.pages,
      now: () => new Date(),
      onFailure: (error, pageId) =>
        app.log.error({ err: error, pageId }, 'A scheduled page was not brought up to date'),
    });

    app.decorate('pageSchedules', {
      async nextChange(siteId: number, slug: string) {
        const row = await store.findAt(siteId, slug);
        const next = row && nextMoment(row);
        if (!next || next > new Date()) return next;
        await runner.runDue();
        const left = await store.findAt(siteId, slug);
        return left && nextMoment(left);
      },
    });
    schedulesRoutes(app, store);
    // A page that changes may have another schedule, also one that another node has set.
    app.events.subscribe(({ tags }) => {
      if (tags.some((tag) => tag.startsWith('page:'))) runner.wake();
    });
    app.addHook('onReady', async () => runner.wake());
    app.addHook('onClose', () => runner.stop());
  },
  { name: 'schedules', dependencies: ['pages', 'events'] },
);
