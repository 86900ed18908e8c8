import fp from 'fastify-plugin';
import type { EventsLink } from './events-link.ts';
import type { SiteDirectory } from './site-directory.ts';

interface HealthOptions {
  readonly sites: SiteDirectory;
  readonly link: EventsLink;
}

/** `live`: the process answers. `ready`: it knows its sites, so that it can show pages. */
export const healthRoute = fp<HealthOptions>(
  async (app, { sites, link }) => {
    app.get('/health/live', async () => ({ status: 'ok' }));
    app.get('/health/ready', async (_request, reply) => {
      try {
        await sites.details('');
        return { status: 'ok', events: link.isUp ? 'up' : 'down' };
      } catch {
        return reply.code(503).send({ code: 'not-ready', message: 'The registry cannot be reached' });
      }
    });
  },
  { name: 'health-route' },
);
