import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Lets a stopping server go at once. Node closes connections that wait for another request, but not those on which
 * nothing was ever said, and browsers and HTTP clients open such in advance.
 */
export const silentConnectionsPlugin = fp(
  async (app: FastifyInstance) => {
    const sockets = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    app.addHook('preClose', async () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });
  },
  { name: 'silent-connections' },
);
