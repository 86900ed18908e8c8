import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atFileEnd } from '../../src/testing/at-file-end.ts';

const COMMIT = /\bcommit\0/i;
const ORDER = 'insert into "sales_order"';

/**
 * Stands between a server and PostgreSQL. When it is armed, the next transaction that writes an order is committed,
 * and its connection ends before the server hears of it.
 */
export async function aCuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isArmed = false;
  let cuts = 0;

  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    let writesOrder = false;
    let isCommitting = false;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (part) => {
      const text = part.toString('latin1');
      if (text.includes(ORDER)) writesOrder = true;
      if (COMMIT.test(text)) {
        if (isArmed && writesOrder) isCommitting = true;
        writesOrder = false;
      }
      server.write(part);
    });
    server.on('data', (part) => {
      if (!isCommitting) return void client.write(part);
      // PostgreSQL has answered, so the order is there; nobody will hear of it.
      isArmed = false;
      cuts += 1;
      client.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  atFileEnd(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return {
    databaseUrl: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    arm: () => {
      isArmed = true;
    },
    cuts: () => cuts,
  };
}
