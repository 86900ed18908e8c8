import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sessionOf } from './http2.ts';
import { watchSilentConnections } from './silent-connections.ts';

export interface StopTimes {
  /** Milliseconds in which requests are still taken, so that whoever sends them learns that this server leaves. */
  readonly delayMs: number;
  /** Ends that wait early, as a second signal does. */
  readonly signal?: AbortSignal;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to leave: it is not ready any more, though it still answers. */
    isStopping(): boolean;
    /** Leaves without losing a request: says so, waits, takes nothing new, and finishes what is under way. */
    stopGracefully(times: StopTimes): Promise<void>;
  }
}

/** How often a stopping server lets go of connections that are idle by now. */
const SWEEP_MS = 100;

/** A stopping server waits so long for the first request on a connection: over TLS it takes a few ways to and fro. */
const SILENT_MS = 1_000;

/** Takes a server out of service. */
export const gracefulStopPlugin = fp(
  async (app: FastifyInstance) => {
    let stopping: Promise<void> | undefined;
    const silent = watchSilentConnections(app.server);
    // Node closes connections that wait for another request, but not those on which nothing was ever said.
    app.addHook('preClose', async () => silent.close(stopping ? SILENT_MS : 0));

    async function stop({ delayMs, signal }: StopTimes): Promise<void> {
      // Each connection ends with its next answer, so that no request meets one that is being closed.
      app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        const session = sessionOf(response);
        if (session) session.close();
        else response.setHeader('connection', 'close');
      });
      if (delayMs > 0) await wait(delayMs, undefined, { signal }).catch(() => {});
      const sweep = setInterval(() => {
        silent.close(SILENT_MS);
        app.server.closeIdleConnections();
      }, SWEEP_MS);
      try {
        await app.close();
      } finally {
        clearInterval(sweep);
      }
    }

    app.decorate('isStopping', () => stopping !== undefined);
    app.decorate('stopGracefully', (times: StopTimes) => {
      stopping ??= stop(times);
      return stopping;
    });
  },
  { name: 'graceful-stop' },
);
