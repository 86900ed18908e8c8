import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { aStorefrontWithRegistry } from '../testing/a-storefront-with-registry.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('a client that leaves', () => {
  const LEAVING = [
    ['GET', '/api/search?q=krem', ''],
    ['POST', '/graphql', '{"query":"{ storeConfig { store_code } }"}'],
    ['POST', '/api/payments/notifications/payu', '{}'],
    ['GET', '/media/7/ab/640.webp', ''],
  ] as const;

  /** A storefront with a port; what came to its registry, and whether that was left before it had its answer. */
  async function listening(answer: RequestListener) {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<boolean>();
    let asked = 0;
    const storefront = await aStorefrontWithRegistry((incoming, response) => {
      incoming.resume();
      response.on('close', () => left.resolve(!response.writableFinished));
      incoming.on('end', () => {
        answer(incoming, response);
        arrived.resolve();
        asked += 1;
      });
    });
    closing.push(() => storefront.close());
    const { app, log } = storefront;
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    return { port, log, arrived: arrived.promise, left: left.promise, asked: () => asked };
  }

  test.each(LEAVING)('is left by the proxy too: %s %s', async (method, path, body) => {
    const { port, log, arrived, left, asked } = await listening(() => {});
    const leaving = request({ method, port, path, headers: { 'content-type': 'application/json' } });
    leaving.on('error', () => {});
    leaving.end(body);
    await arrived;
    leaving.destroy();
    expect(await left).toBe(true);
    // Nothing is wrong with the registry, and nobody is there to be told anything.
    await fetch(`http://127.0.0.1:${port}/health/live`);
    expect(log().map(({ msg }) => msg)).toEqual([]);
    expect(asked()).toBe(1);
  });

  test('in the middle of an answer is left by the proxy too', async () => {
    const { port, left } = await listening((_request, response) => void response.write('<svg>'));
    const leaving = request({ port, path: '/media/7/ab/640.webp' }).end();
    leaving.on('error', () => {});
    const [response] = (await once(leaving, 'response')) as [IncomingMessage];
    response.on('error', () => {});
    await once(response, 'data');
    leaving.destroy();
    expect(await left).toBe(true);
  });

  test('after the answer leaves no trace, and the connection to the registry is used again', async () => {
    const sockets = new Set<unknown>();
    const { port, log, left } = await listening((incoming, response) => {
      sockets.add(incoming.socket);
      response.end('{}');
    });
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/api/search`, { headers: { connection: 'close' } });
      expect(await response.text()).toBe('{}');
    }
    expect(await left).toBe(false);
    expect([sockets.size, log()]).toEqual([1, []]);
  });
});
