import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { recordChange } from './outbox.ts';

const record = (app: App, ...tags: string[]) => inTransaction(app.db, (trx) => recordChange(trx, tags));

interface ServerEvent {
  readonly event: string;
  readonly id: number;
  readonly data: { readonly tags?: readonly string[] };
}

/** Reads the stream of an app that listens; `next` waits for the next event. */
async function listen(address: string, query = '', key = 'events-key') {
  const controller = new AbortController();
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`${address}/internal/events${query}`, { headers, signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  async function next(): Promise<ServerEvent | undefined> {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        return { event: field('event'), id: Number(field('id')), data: JSON.parse(field('data')) };
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      buffer += chunk.value;
    }
  }
  return { status: response.status, type: response.headers.get('content-type'), next, close: () => controller.abort() };
}

describe.each(dialects)('the stream of changes on $name', (dialect) => {
  const aServer = async (databaseUrl?: string) => {
    const app = await buildTestApp(dialect, databaseUrl === undefined ? {} : { databaseUrl });
    return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };

  test('is sent to holders of the key only', async () => {
    const { app, address } = await aServer();
    expect((await listen(address, '', 'other-key')).status).toBe(401);
    const stream = await listen(address);
    expect(stream.type).toBe('text/event-stream');
    expect(await stream.next()).toMatchObject({ event: 'ready' });
    await record(app, 'page:7', 'path:pl:/o-nas');
    await app.events.settle();
    const event = await stream.next();
    expect(event).toMatchObject({ event: 'change', data: { tags: ['page:7', 'path:pl:/o-nas', 'page:*', 'path:*'] } });
    stream.close();
  });

  test('replays missed changes, then continues', async () => {
    const { app, address } = await aServer();
    const start = app.events.delivered;
    for (const tag of ['page:1', 'page:2', 'page:3']) await record(app, tag);
    await app.events.settle();
    const stream = await listen(address, `?after=${start + 1}`);
    expect(await stream.next()).toMatchObject({ event: 'ready', id: start + 1 });
    expect(await stream.next()).toMatchObject({ id: start + 2, data: { tags: ['page:2', 'page:*'] } });
    expect(await stream.next()).toMatchObject({ id: start + 3 });
    await record(app, 'page:4');
    await app.events.settle();
    expect(await stream.next()).toMatchObject({ id: start + 4, data: { tags: ['page:4', 'page:*'] } });
    stream.close();
  });

  test('says so when it cannot replay', async () => {
    const { app, address } = await aServer();
    const stream = await listen(address, '?after=999');
    expect(await stream.next()).toMatchObject({ event: 'reset', id: app.events.delivered });
    await record(app, 'page:1');
    await app.events.settle();
    expect(await stream.next()).toMatchObject({ event: 'change', id: app.events.delivered });
    stream.close();
  });

  test('reaches listeners of another node over the same database', async () => {
    const { app } = await aServer();
    const other = await aServer(app.config.databaseUrl);
    const stream = await listen(other.address);
    await stream.next();
    await record(app, 'product:RL-1');
    expect(await stream.next()).toMatchObject({ event: 'change', data: { tags: ['product:RL-1', 'product:*'] } });
    stream.close();
  });

  test('ends when the server stops, and does not keep it from stopping', async () => {
    const { app, address } = await aServer();
    const stream = await listen(address);
    await stream.next();
    await Promise.race([app.close(), wait(5_000).then(() => Promise.reject(new Error('still open')))]);
    expect(await stream.next()).toBeUndefined();
  });
});
