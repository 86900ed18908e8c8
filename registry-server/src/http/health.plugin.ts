import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { App } from '../app.ts';

/** Whether the process runs, and whether it can work. */
export const healthPlugin = fp(
  async (app: App) => {
    const config = { access: 'public' } as const;
    app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'live' }));
    app.get('/health/ready', { config, schema: { hide: true } }, async (request, reply) => {
      try {
        await sql`select 1`.execute(app.db);
        return { status: 'ready' };
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer');
        return reply.status(503).send({ code: 'not-ready', message: 'Baza danych nie odpowiada.' });
      }
    });
  },
  { name: 'health', dependencies: ['access'] },
);
