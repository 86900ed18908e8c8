import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

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

/** Takes a server out of service. */
export const gracefulStopPlugin = fp(
  async (app: FastifyInstance) => {
    let stopping: Promise<void> | undefined;
    const sockets = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    // Node closes connections that wait for another request, but not those on which nothing was ever said.
    app.addHook('preClose', async () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });

    async function stop({ delayMs, signal }: StopTimes): Promise<void> {
      // Each connection ends with its next answer, so that no request meets one that is being closed.
      app.server.prependListener('request', (_request, response: ServerResponse) => {
        response.setHeader('connection', 'close');
      });
      if (delayMs > 0) await wait(delayMs, undefined, { signal }).catch(() => {});
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
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
