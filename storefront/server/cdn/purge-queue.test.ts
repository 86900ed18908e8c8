import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createPurgeQueue, type PurgeQueue } from './purge-queue.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Call {
  readonly tags: readonly string[];
  readonly authorization: string | undefined;
  answer(status: number): void;
}

/** A hook that answers each call when, and as, the test says. */
async function aHook() {
  const calls: Call[] = [];
  const server = createServer(async (request, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { tags } = JSON.parse(Buffer.concat(pieces).toString());
    const { authorization } = request.headers;
    calls.push({ tags, authorization, answer: (status) => void response.writeHead(status).end('{}') });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
  /** The call with this number, once it has come. */
  async function call(number: number): Promise<Call> {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(number), 5_000);
    return calls[number - 1] as Call;
  }
  return { url, calls, call };
}

function aQueue(url: string, limits: object = {}): { readonly queue: PurgeQueue; readonly log: readonly unknown[] } {
  const log: unknown[] = [];
  const quick = { delayMs: 5, retryMs: 1, retryMaxMs: 4 };
  const hook = { url, secret: 'sekret' };
  const queue = createPurgeQueue({ hook, log: (_message, details) => log.push(details), ...quick, ...limits });
  closing.push(() => queue.stop());
  return { queue, log };
}

test('tags of changes that come together are one call, each of them once', async () => {
  const hook = await aHook();
  const { queue } = aQueue(hook.url);
  queue.purge(['page:1', 'path:pl:/']);
  queue.purge(['page:1', 'page:2']);
  const call = await hook.call(1);
  expect(call).toMatchObject({ tags: ['page:1', 'path:pl:/', 'page:2'], authorization: 'Bearer sekret' });
});

test('a call that fails is repeated until the hook has understood, with what has changed meanwhile', async () => {
  const hook = await aHook();
  const { queue, log } = aQueue(hook.url);
  queue.purge(['page:1']);
  (await hook.call(1)).answer(500);
  const second = await hook.call(2);
  queue.purge(['page:2']);
  second.answer(429);
  const third = await hook.call(3);
  expect([...third.tags].sort()).toEqual(['page:1', 'page:2']);
  third.answer(200);
  queue.purge(['page:3']);
  const fourth = await hook.call(4);
  expect(fourth.tags).toEqual(['page:3']);
  expect(log).toMatchObject([
    { tags: 1, pauseMs: 1 },
    { tags: 1, pauseMs: 2 },
  ]);
});

test('an address that nobody listens at, and a redirect, are failures', async () => {
  const hook = await aHook();
  const moved = aQueue(hook.url);
  moved.queue.purge(['page:1']);
  (await hook.call(1)).answer(302);
  await hook.call(2);
  expect(moved.log.length).toBeGreaterThan(0);
  const nobody = aQueue('http://127.0.0.1:9/purge');
  nobody.queue.purge(['page:1']);
  await vi.waitFor(() => expect(nobody.log.length).toBeGreaterThan(1), 5_000);
});

test('a hook that does not answer is called again after its time', async () => {
  const hook = await aHook();
  const { queue } = aQueue(hook.url, { timeoutMs: 20 });
  queue.purge(['page:1']);
  expect((await hook.call(2)).tags).toEqual(['page:1']);
});

test('many tags are several calls, one after the other', async () => {
  const hook = await aHook();
  const { queue } = aQueue(hook.url, { tagsOfCall: 2 });
  queue.purge(['a', 'b', 'c']);
  const first = await hook.call(1);
  expect(first.tags).toEqual(['a', 'b']);
  expect(hook.calls).toHaveLength(1);
  first.answer(200);
  expect((await hook.call(2)).tags).toEqual(['c']);
});

test('too many tags, or everything, is one tag that every page has', async () => {
  const hook = await aHook();
  const { queue } = aQueue(hook.url, { maxTags: 3 });
  queue.purge(['a', 'b', 'c', 'd']);
  queue.purge(['e']);
  const first = await hook.call(1);
  expect(first.tags).toEqual(['pages']);
  first.answer(200);
  queue.purge(['f']);
  queue.purgeEverything();
  expect((await hook.call(2)).tags).toEqual(['pages']);
});

test('after it was stopped nobody is called', async () => {
  const hook = await aHook();
  const { queue, log } = aQueue(hook.url);
  queue.purge(['page:1']);
  await hook.call(1);
  queue.stop();
  queue.purge(['page:2']);
  const other = aQueue(hook.url);
  other.queue.purge(['page:3']);
  expect((await hook.call(2)).tags).toEqual(['page:3']);
  expect(log).toEqual([]);
});
