import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEventStream, retryPauseMs } from './event-stream.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A stream of events on loopback that remembers who asked for what. */
async function anEventServer() {
  const requests: { readonly url: string; readonly authorization: string }[] = [];
  const streams: ServerResponse[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '' });
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    if (status !== 200) return void response.end();
    response.write(': open\n\n');
    streams.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const stream of streams) stream.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (code: number) => {
      status = code;
    },
    send: (text: string) => streams.at(-1)?.write(text),
    cut: () => streams.pop()?.destroy(),
  };
}

async function aLink(server: { readonly url: string }, now = () => 0) {
  const changes: string[][] = [];
  const onReset = vi.fn();
  const link = createEventStream({
    registryUrl: server.url,
    key: 'secret',
    retryMs: 1,
    retryMaxMs: 5,
    silenceMs: 60_000,
    onChange: (tags) => changes.push([...tags]),
    onReset,
    log: () => {},
    now,
  });
  closing.push(() => link.stop());
  link.start();
  await vi.waitFor(() => expect(link.isUp).toBe(true));
  return { link, changes, onReset };
}

describe('the link to the registry', () => {
  test('hands on the tags of every change and shows its key', async () => {
    const server = await anEventServer();
    const { changes } = await aLink(server);
    server.send('id: 4\nevent: change\ndata: {"tags":["page:1","path:pl:/"]}\n\n');
    await vi.waitFor(() => expect(changes).toEqual([['page:1', 'path:pl:/']]));
    expect(server.requests).toEqual([{ url: '/internal/events', authorization: 'Bearer secret' }]);
  });

  test('comes back after a cut and asks for what it missed', async () => {
    const server = await anEventServer();
    const { link, changes } = await aLink(server);
    const epoch = link.epoch;
    server.send('id: 41\nevent: change\ndata: {"tags":["a"]}\n\n');
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    server.cut();
    await vi.waitFor(() => expect(server.requests.at(-1)?.url).toBe('/internal/events?after=41'));
    await vi.waitFor(() => expect(link.isUp).toBe(true));
    expect(link.epoch).toBe(epoch);
  });

  test('remembers when it last heard anything, a comment too', async () => {
    const server = await anEventServer();
    const world = { now: 5 };
    const { link } = await aLink(server, () => world.now);
    expect(link.heardAt).toBe(5);
    world.now = 7;
    server.send(': nothing new\n\n');
    await vi.waitFor(() => expect(link.heardAt).toBe(7));
    world.now = 9;
    server.answerWith(503);
    server.cut();
    await vi.waitFor(() => expect(link.isUp).toBe(false));
    expect(link.heardAt).toBe(7);
  });

  test('counts everything as unproven when it comes back without knowing where it was', async () => {
    const server = await anEventServer();
    const { link } = await aLink(server);
    const epoch = link.epoch;
    server.cut();
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    await vi.waitFor(() => expect(link.epoch).toBe(epoch + 1));
  });

  test('is down while the registry refuses and up again when it does not', async () => {
    const server = await anEventServer();
    const { link } = await aLink(server);
    server.answerWith(503);
    server.cut();
    await vi.waitFor(() => expect(link.isUp).toBe(false));
    server.answerWith(200);
    await vi.waitFor(() => expect(link.isUp).toBe(true));
  });

  test('drops everything on a reset and on a change that it cannot read', async () => {
    const server = await anEventServer();
    const { onReset } = await aLink(server);
    server.send('event: reset\ndata: {}\n\n');
    await vi.waitFor(() => expect(onReset).toHaveBeenCalledTimes(1));
    server.send('id: 9\nevent: change\ndata: broken\n\n');
    await vi.waitFor(() => expect(onReset).toHaveBeenCalledTimes(2));
  });
});

test.each([
  [0, 250],
  [1, 500],
  [3, 2000],
  [9, 10_000],
  [99, 10_000],
])('after %i failures it waits %i ms', (failures, pause) => {
  expect(retryPauseMs(failures, { retryMs: 250, retryMaxMs: 10_000 })).toBe(pause);
});
