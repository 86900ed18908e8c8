import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { aCertificate, aCertificateInFiles } from '@witryna/module-schemas/testing';
import { afterEach, expect, test } from 'vitest';
import { anAnswer } from '../../src/testing/an-answer.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { connectHttp2, type Http2Client } from '../testing/http2-client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Far longer than the test waits. */
const STOP_DELAY_MS = 600_000;

async function start() {
  const certificate = aCertificate();
  const storefront = await aStorefront({
    withEvents: false,
    environment: { tls: await aCertificateInFiles(certificate) },
  });
  closing.push(() => storefront.close());
  storefront.registry.set('/o-nas', { answer: anAnswer() });
  const port = Number(new URL(await storefront.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const client = async () => {
    const made = await connectHttp2(`https://localhost:${port}`, certificate.cert);
    closing.push(() => made.close());
    return made;
  };
  return { ...storefront, port, ca: certificate.cert, client };
}

/** How the server said goodbye on this connection. */
const goodbye = ({ session }: Http2Client) => once(session, 'goaway').then(([code]) => code);

/** Resolves when a connection is closed, in whatever way. */
function untilClosed(socket: Socket): Promise<void> {
  socket.resume().on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

test('a storefront that leaves answers each connection of HTTP/2 once more, and takes new ones for a while', async () => {
  const { app, client } = await start();
  const first = await client();
  expect((await first.ask('/health/ready')).status).toBe(200);
  const hurry = new AbortController();
  const stopped = app.stopGracefully({ delayMs: STOP_DELAY_MS, signal: hurry.signal });
  const left = goodbye(first);
  const ready = await first.ask('/health/ready');
  expect([ready.status, JSON.parse(ready.body).code, await left]).toEqual([503, 'stopping', 0]);
  for (const path of ['/o-nas', '/api/init', '/robots.txt']) {
    const next = await client();
    const nextLeft = goodbye(next);
    expect([(await next.ask(path)).status, await nextLeft]).toEqual([200, 0]);
  }
  const opened = once(app.server, 'session');
  const idle = await client();
  await opened;
  const idleLeft = goodbye(idle);
  hurry.abort();
  expect(await idleLeft).toBe(0);
  await stopped;
  await expect(client()).rejects.toThrow('ECONNREFUSED');
});

test('requests under way on one connection are answered before the storefront leaves', async () => {
  const { app, client, registry } = await start();
  const { ask } = await client();
  await ask('/health/ready');
  registry.freeze();
  const pages = Promise.all([ask('/o-nas'), ask('/api/init')]);
  await expect.poll(() => registry.pagesAsked()).toContain('/registry/o-nas');
  const stopped = app.stopGracefully({ delayMs: 0 });
  registry.thaw();
  expect((await pages).map(({ status }) => status)).toEqual([200, 200]);
  await stopped;
});

test('connections on which nothing was said do not keep the storefront', async () => {
  const { app, port, ca } = await start();
  const silent = connectTls({ port, host: 'localhost', ca, ALPNProtocols: ['http/1.1'] });
  await once(silent, 'secureConnect');
  const accepted = once(app.server, 'connection');
  const shaking = connect({ port, host: '127.0.0.1' });
  // The head of a record of TLS, whose rest never comes.
  shaking.write(Buffer.from('160301020001', 'hex'));
  await accepted;
  const closed = Promise.all([silent, shaking].map(untilClosed));
  await app.stopGracefully({ delayMs: 0 });
  await closed;
});
