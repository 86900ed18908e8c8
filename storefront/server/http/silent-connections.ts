import type { Server } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { type TLSSocket, Server as TlsServer } from 'node:tls';

/** The connections of a server on which nothing was asked yet. */
export interface SilentConnections {
  /** Closes those that have been open for some time, so that a request which is on its way still gets an answer. */
  close(openForMs: number): void;
}

interface Connection {
  readonly openedAt: number;
  isSilent(): boolean;
  close(): void;
}

/** Watches the connections of a server from now on. */
export function watchSilentConnections(server: Server): SilentConnections {
  const connections = new Map<string, Connection>();

  /** A connection of TLS is a socket first, then one of TLS or a session: each takes the place of the one before. */
  function watch(socket: Pick<Socket, 'remoteAddress' | 'remotePort'>, parts: Omit<Connection, 'openedAt'>) {
    const peer = `${socket.remoteAddress} ${socket.remotePort}`;
    const connection = { openedAt: performance.now(), ...parts };
    connections.set(peer, connection);
    return () => {
      if (connections.get(peer) === connection) connections.delete(peer);
    };
  }

  function watchSocket(socket: Socket, isSilent: () => boolean) {
    socket.once('close', watch(socket, { isSilent, close: () => socket.destroy() }));
  }

  const isTls = server instanceof TlsServer;
  server.on('connection', (socket: Socket) => watchSocket(socket, () => isTls || socket.bytesRead === 0));
  server.on('secureConnection', (socket: TLSSocket) => {
    if (socket.alpnProtocol !== 'h2') watchSocket(socket, () => socket.bytesRead === 0);
  });
  server.on('session', (session: ServerHttp2Session) => {
    let isSilent = true;
    session.once('stream', () => {
      isSilent = false;
    });
    session.once('close', watch(session.socket, { isSilent: () => isSilent, close: () => session.close() }));
  });
  return {
    close(openForMs) {
      const openedBefore = performance.now() - openForMs;
      for (const connection of connections.values()) {
        if (connection.openedAt <= openedBefore && connection.isSilent()) connection.close();
      }
    },
  };
}
