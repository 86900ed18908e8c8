import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { engineOfUrl } from '../database/dialects.ts';
import type { App } from '../fastify-app.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { streamChanges } from './change-stream.ts';
import { createEventBus, type EventBus } from './event-bus.ts';
import { createEventLog } from './event-log.ts';
import { listenForWake } from './postgres-wake.ts';

/** Maximum delay of a change whose wake-up was lost. */
const POLL_MS = 1_000;
const PRUNE_MS = 10 * MINUTE_MS;
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for a request with a writing method that causes no events. */
    onlyReads: boolean;
  }
  interface FastifyInstance {
    /** Changes in order. They are written by `recordChange` in the transaction of the change. */
    readonly events: EventBus;
  }
}

/** The event bus, its polling, and the event stream for other servers. */
export const eventsPlugin = fp(
  async (app: App) => {
    const log = createEventLog(app.db);
    const bus = createEventBus(log, (error) => app.log.error({ err: error }, 'a listener of changes failed'));
    await bus.start();
    app.decorate('events', bus);

    const pump = () => {
      bus.settle().catch((error: unknown) => app.log.error({ err: error }, 'delivering changes failed'));
    };
    const timers = [
      setInterval(pump, POLL_MS),
      setInterval(() => void log.prune().catch((error: unknown) => app.log.error({ err: error })), PRUNE_MS),
    ];
    for (const timer of timers) timer.unref();
    const stopListening =
      engineOfUrl(app.config.databaseUrl) === 'postgres'
        ? listenForWake(app.config.databaseUrl, {
            onWake: pump,
            onError: (error) => app.log.warn({ err: error }, 'lost the connection that listens for changes'),
          })
        : async () => {};

    const streams = new Set<ServerResponse>();
    // Before the server waits for its connections: event streams never end by themselves.
    app.addHook('preClose', async () => {
      for (const stream of streams) stream.end();
    });
    app.addHook('onClose', async () => {
      for (const timer of timers) clearInterval(timer);
      bus.stop();
      await stopListening();
    });

    // Read your own writes: this node invalidates its caches before it answers the request.
    app.decorateRequest('onlyReads', false);
    const settleFirst = async (request: FastifyRequest) => {
      if (request.onlyReads) return;
      await bus.settle().catch((error: unknown) => request.log.error({ err: error }, 'delivering changes failed'));
    };
    app.addHook('onRoute', (route) => {
      const methods = [route.method].flat();
      if (methods.every((method) => READING_METHODS.has(method))) return;
      route.onSend = [settleFirst, ...(route.onSend === undefined ? [] : [route.onSend].flat())];
    });

    app.get(
      '/internal/events',
      {
        config: { access: 'service' },
        schema: {
          hide: true,
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: { after: { type: 'integer', minimum: 0 } },
          },
        },
      },
      async (request, reply) => {
        reply.hijack();
        const response = reply.raw;
        streams.add(response);
        response.on('close', () => streams.delete(response));
        try {
          await streamChanges(response, { bus, log, after: request.query.after });
        } catch (error) {
          request.log.error({ err: error }, 'the stream of changes broke off');
          response.destroy();
        }
      },
    );
  },
  { name: 'events', dependencies: ['access'] },
);
