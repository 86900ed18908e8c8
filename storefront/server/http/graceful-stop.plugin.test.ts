import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { anAnswer } from '../../src/testing/an-answer.ts';
import { aStorefront, type TestStorefront } from '../testing/a-storefront.ts';

const open: TestStorefront[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((storefront) => storefront.close()));
});

/** Far longer than the test waits. */
const STOP_DELAY_MS = 600_000;

async function ask(url: string, agent: Agent) {
  const [response] = (await once(get(url, { agent, headers: { host: 'localhost:3000' } }), 'response')) as [
    IncomingMessage,
  ];
  let body = '';
  for await (const part of response) body += part;
  return { status: response.statusCode, connection: response.headers.connection, body };
}

test('a storefront that leaves is not ready, answers on for a while, and keeps no connection', async () => {
  const storefront = await aStorefront({ withEvents: false });
  open.push(storefront);
  const { app, registry } = storefront;
  registry.set('/o-nas', { answer: anAnswer() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const persistent = new Agent({ keepAlive: true });
  expect(await ask(`${url}/health/ready`, persistent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const hurry = new AbortController();
  const stopped = app.stopGracefully({ delayMs: STOP_DELAY_MS, signal: hurry.signal });
  const ready = await ask(`${url}/health/ready`, persistent);
  expect([ready.status, JSON.parse(ready.body).code]).toEqual([503, 'stopping']);
  for (const address of ['/o-nas', '/api/init', '/robots.txt']) {
    expect(await ask(url + address, persistent)).toMatchObject({ status: 200, connection: 'close' });
  }
  hurry.abort();
  await stopped;
  await expect(ask(`${url}/health/live`, persistent)).rejects.toThrow('ECONNREFUSED');
});

test('a request that is under way is answered before the storefront leaves', async () => {
  const storefront = await aStorefront({ withEvents: false });
  open.push(storefront);
  const { app, registry } = storefront;
  registry.set('/o-nas', { answer: anAnswer() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await ask(`${url}/health/ready`, new Agent());
  registry.freeze();
  const page = ask(`${url}/o-nas`, new Agent());
  await expect.poll(() => registry.pagesAsked()).toEqual(['/registry/o-nas']);
  const stopped = app.stopGracefully({ delayMs: 0 });
  registry.thaw();
  expect(await page).toMatchObject({ status: 200 });
  await stopped;
});
