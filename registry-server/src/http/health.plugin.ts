import fp from 'fastify-plugin';
import { pendingMigrations } from '../database/migrate.ts';
import { errorSentence } from '../error-messages/error-messages.ts';
import type { App } from '../fastify-app.ts';
import { languageOfRequest } from './language-of-request.ts';

/** Liveness and readiness. */
export const healthPlugin = fp(
  async (app: App) => {
    const config = { access: 'public' } as const;
    app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'live' }));
    app.get('/health/ready', { config, schema: { hide: true } }, async (request, reply) => {
      if (app.isStopping()) {
        return reply
          .status(503)
          .send({ code: 'stopping', message: errorSentence('stopping', languageOfRequest(request)) });
      }
      try {
        const pending = await pendingMigrations(app.db);
        if (pending.length === 0) return { status: 'ready' };
        request.log.warn({ pending }, 'the database is older than this server');
        return reply
          .status(503)
          .send({ code: 'not-migrated', message: errorSentence('not-migrated', languageOfRequest(request)) });
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer');
        return reply
          .status(503)
          .send({ code: 'not-ready', message: errorSentence('not-ready', languageOfRequest(request)) });
      }
    });
  },
  { name: 'health', dependencies: ['access', 'graceful-stop'] },
);
