import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anAnswer, anInit, aSite } from '../src/testing/an-answer.ts';
import { startStorefronts } from './testing/start-storefronts.ts';

const startPlainly = startStorefronts();
const about = { answer: anAnswer(), tags: ['page:12', 'path:pl:/o-nas'] };
const CDN = { tagHeader: 'cache-tag' } as const;
const PHONE = { 'x-device': 'phone' };
const WITH_HOOK = { ...CDN, purge: { url: 'http://127.0.0.1:9/', secret: 'sekret' } };

const start = (cdn: object = CDN, more: object = {}) =>
  startPlainly({ environment: { cdn: cdn as typeof CDN }, ...more });

describe('a page behind a CDN', () => {
  test('may be stored there for a minute, longer when the CDN is told of changes', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const { headers } = await get('/o-nas', PHONE);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    const purged = await start(WITH_HOOK);
    purged.registry.set('/o-nas', about);
    const { headers: longer } = await purged.get('/o-nas', PHONE);
    expect(longer['cache-control']).toBe('public, max-age=0, s-maxage=3600, stale-while-revalidate=60');
  });

  test('names what it was made of, in the header that the CDN reads', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    expect((await get('/o-nas', PHONE)).headers['cache-tag']).toBe('pages,page:12,path:pl:/o-nas');
    const other = await start({ tagHeader: 'surrogate-key' });
    other.registry.set('/o-nas', about);
    const { headers } = await other.get('/o-nas', PHONE);
    expect(headers['surrogate-key']).toBe('pages page:12 path:pl:/o-nas');
    expect(headers).not.toHaveProperty('cache-tag');
  });

  test('is not stored past the moment at which it changes by itself, neither fresh nor stale', async () => {
    const { registry, get, advance } = await start(WITH_HOOK);
    registry.set('/o-nas', { ...about, validUntil: '2026-11-20T12:10:00Z', etag: '"before"' });
    const cacheControl = async () => (await get('/o-nas', PHONE)).headers['cache-control'];
    expect(await cacheControl()).toBe('public, max-age=0, s-maxage=600');
    expect(await cacheControl()).toBe('public, max-age=0, s-maxage=600');
    // From memory it is counted anew, in whole seconds.
    advance(570_400);
    expect(await cacheControl()).toBe('public, max-age=0, s-maxage=29');
    advance(29_000);
    expect(await cacheControl()).toBe('no-cache');
    registry.set('/o-nas', { ...about, validUntil: '2026-11-20T13:10:30Z', etag: '"after"' });
    advance(600);
    expect(await cacheControl()).toBe('public, max-age=0, s-maxage=3600, stale-while-revalidate=30');
  });

  test('says the same to a CDN that has it already', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const { headers } = await get('/o-nas', PHONE);
    const again = await get('/o-nas', { ...PHONE, 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    for (const name of ['cache-control', 'cache-tag', 'vary', 'etag'])
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
  });

  test('is not stored while changes may be missed', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    await get('/o-nas', PHONE);
    registry.cutEvents(true);
    await vi.waitFor(async () => {
      const { headers } = await get('/o-nas', PHONE);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).not.toHaveProperty('cache-tag');
    });
  });
});

describe('the device', () => {
  const desktop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

  test('is the one that the CDN found, and stands for the user agent in what the page depends on', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    for (const device of ['phone', 'tablet', 'desktop']) {
      const { body, headers } = await get('/o-nas', { ...desktop, 'x-device': device });
      expect(body).toContain(`data-device="${device}"`);
      expect(headers.vary).toBe('Accept-Encoding, X-Device');
    }
  });

  test.each([
    ['did not come through the CDN', {}],
    ['has a device that is none', { 'x-device': 'fridge' }],
    ['has two', { 'x-device': 'phone, desktop' }],
  ])('of a request that %s is that of its user agent, and the page is for its browser only', async (_name, headers) => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const response = await get('/o-nas', { ...desktop, ...headers });
    expect(response.body).toContain('data-device="desktop"');
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, User-Agent' });
  });

  test('and all the rest is as ever where there is no CDN', async () => {
    const { registry, get } = await startPlainly();
    registry.set('/o-nas', about);
    const { body, headers } = await get('/o-nas', { ...desktop, ...PHONE });
    expect(body).toContain('data-device="desktop"');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, User-Agent' });
    expect(headers).not.toHaveProperty('cache-tag');
  });
});

test.each([
  ['an address that nothing is at', '/nie-ma', 404],
  ['a failure', '/zepsuta', 500],
  ['maintenance', '/zamknieta', 503],
  ['a page that is gone', '/stary', 303],
  ['the page of errors', '/error', 200],
  ['the page of an order', '/order?token=abc', 200],
  ['a page that a mail leads to', '/reset-password?token=abc', 200],
  ['a page that editors put where shoppers see their own things', '/checkout/address', 200],
  ['a page whose address holds a secret', '/o-nas?utm_source=mail&token=abc', 200],
  ['an answer of the API', '/api/products', 200],
])('no CDN stores %s', async (_name, url, status) => {
  const { registry, get } = await start(WITH_HOOK);
  registry.set('/', { answer: anAnswer({ urlPath: '/', title: 'Start' }), tags: ['page:1'] });
  registry.set('/o-nas', about);
  registry.set('/checkout/address', about);
  registry.set('/zepsuta', { status: 500, body: { code: 'internal' } });
  registry.set('/zamknieta', { status: 503, body: { code: 'maintenance' } });
  registry.set('/stary', { status: 410, body: { redirectTo: '/nowy' } });
  for (let time = 0; time < 3; time += 1) {
    const response = await get(url, PHONE);
    expect(response.statusCode).toBe(status);
    expect(String(response.headers['cache-control'])).not.toMatch(/s-maxage|public|stale/);
    expect(response.headers).not.toHaveProperty('cache-tag');
  }
});

describe('the hook', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** Remembers what it was sent; answers only when a test says so. */
  async function aHook(answers = true) {
    const calls: string[][] = [];
    const server = createServer(async (request: IncomingMessage, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (piece) => (text += piece));
      await once(request, 'end');
      calls.push(JSON.parse(text).tags);
      if (answers) response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { calls, settings: { ...CDN, purge: { url, secret: 'sekret' } } };
  }

  const soon = { timeout: 8_000 };

  test('is called for everything at the start, of what changes, and of everything when a site does', async () => {
    const { calls, settings } = await aHook();
    const { registry } = await start(settings);
    await vi.waitFor(() => expect(calls).toEqual([['pages']]), soon);
    registry.change('page:12', 'page:*');
    await vi.waitFor(() => expect(calls[1]).toEqual(['page:12', 'page:*']), soon);
    registry.setInit(anInit({ site: aSite({ postfix: '– Nowa nazwa' }) }));
    registry.change('site:pl');
    await vi.waitFor(() => expect(calls[2]).toEqual(['pages']), soon);
  });

  test('that never answers delays no page', async () => {
    const { calls, settings } = await aHook(false);
    const { registry, get } = await start(settings);
    registry.set('/o-nas', about);
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon);
    registry.change('page:12');
    for (let time = 0; time < 3; time += 1) expect((await get('/o-nas', PHONE)).statusCode).toBe(200);
    expect(calls).toHaveLength(1);
  });
});
