import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { serverSentence } from '../../src/i18n/server-sentences.ts';
import type { EventStream } from '../registry/event-stream.ts';
import { createTimeBudget } from '../registry/time-budget.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';

interface HealthOptions {
  readonly sites: SiteDirectory;
  readonly events: EventStream;
  /** The wait for the registry, in milliseconds. */
  readonly waitMs: number;
  /** Whether the server is about to leave: nothing new should be sent to it. */
  readonly isStopping: () => boolean;
}

/** `live`: the process answers. `ready`: it knows its sites, so that it can show pages. */
export const healthRoutes = fp<HealthOptions>(
  async (app, { sites, events, waitMs, isStopping }) => {
    app.get('/health/live', async () => ({ status: 'ok' }));
    app.get('/health/ready', async (request, reply) => {
      if (isStopping()) return reply.code(503).send(refusal(request, 'stopping'));
      try {
        await sites.details('', createTimeBudget(waitMs));
        return { status: 'ok', events: events.isUp ? 'up' : 'down' };
      } catch {
        return reply.code(503).send(refusal(request, 'not-ready'));
      }
    });

    function refusal({ headers }: FastifyRequest, code: 'stopping' | 'not-ready') {
      return { code, message: serverSentence(sites.languageOf({ host: headers.host }), code) };
    }
  },
  { name: 'health-route' },
);
