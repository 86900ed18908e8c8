import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createPageNoticesStore, type NoticePlace } from './page-notices.store.ts';

const POLL_MS = 10_000;

/** Writes to people of the pages that they work on together. */
export const pageNoticesPlugin = fp(
  async (app: App) => {
    const { db, mail, config } = app;
    const urlOf = ({ pageId, threadId }: NoticePlace) =>
      `${config.editorUrl}/pages/${pageId}${threadId === null ? '' : `?thread=${threadId}`}`;
    const store = createPageNoticesStore(db, urlOf);
    let running: Promise<void> | undefined;
    let isStopping = false;

    async function sendDue(now: Date): Promise<void> {
      for (const userId of await store.findDue(now)) {
        if (isStopping) return;
        await store.gather(userId, (trx, { news, ...written }) =>
          mail.enqueue(trx, { template: 'page-news', ...written, data: { news } }),
        );
      }
    }

    app.decorate('pageNotices', {
      sendDue: (now: Date) => {
        running ??= sendDue(now).finally(() => {
          running = undefined;
        });
        return running;
      },
    });
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'writing to people about pages failed');
    const timer = setInterval(() => void app.pageNotices.sendDue(new Date()).catch(onFailure), POLL_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      isStopping = true;
      clearInterval(timer);
      await running?.catch(() => {});
    });
  },
  { name: 'page-notices', dependencies: ['mail'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    readonly pageNotices: {
      /** Writes the mails that have waited long enough; a call while one is under way joins it. */
      sendDue(now: Date): Promise<void>;
    };
  }
}
