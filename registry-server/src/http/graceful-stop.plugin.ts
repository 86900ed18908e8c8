import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export interface StopTimes {
  /** Milliseconds in which requests are still accepted, so that the load balancer notices that this server stops. */
  readonly delayMs: number;
  /** Ends that delay early, as on a second signal. */
  readonly signal?: AbortSignal;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is stopping: it is not ready any more but still answers. */
    isStopping(): boolean;
    /** Stops without losing a request: reports not ready, waits, accepts nothing new, and finishes running requests. */
    stopGracefully(times: StopTimes): Promise<void>;
  }
}

/** Interval in which a stopping server closes idle connections. */
const SWEEP_MS = 100;

/** Stops a server gracefully. */
export const gracefulStopPlugin = fp(
  async (app: FastifyInstance) => {
    let stopping: Promise<void> | undefined;
    const sockets = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    // Node closes keep-alive connections, but not those without any request so far.
    app.addHook('preClose', async () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });

    async function stop({ delayMs, signal }: StopTimes): Promise<void> {
      // Each connection is closed with its next answer, so no request arrives on a closing connection.
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
