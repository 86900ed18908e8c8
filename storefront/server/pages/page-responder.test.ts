import { describe, expect, test, vi } from 'vitest';
import { anAnswer, anInit, aSite } from '../../src/testing/an-answer.ts';
import { startStorefronts } from '../testing/start-storefronts.ts';

const start = startStorefronts();
const about = { answer: anAnswer(), tags: ['page:12', 'path:pl:/o-nas'] };

describe('the cache of pages', () => {
  test('answers from the third request on without asking or rendering', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    const bodies = [await get('/o-nas'), await get('/o-nas'), await get('/o-nas')].map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(registry.pagesAsked()).toEqual(['/registry/o-nas', '/registry/o-nas']);
    expect(renders()).toBe(2);
  });

  test('holds one entry for addresses that mean the same page', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    registry.set('/o-nas?page=2', about);
    await get('/o-nas');
    await get('/o-nas?page=2&utm_source=x');
    await get('/o-nas?page=1');
    expect(renders()).toBe(2);
    await get('/o-nas?sku=RL-1');
    expect(renders()).toBe(3);
  });

  test('caches nothing of pages that are requested once', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    const flood = Array.from({ length: 50 }, (_, index) => `/o-nas?sku=RL-${index}`);
    for (const url of flood) await get(url);
    expect(renders()).toBe(50);
    for (const url of flood) await get(url);
    for (const url of flood) await get(url);
    expect(renders()).toBe(100);
  });

  test('keeps nothing of a list that few ask for, nor of one that was asked for in words unknown to it', async () => {
    const { registry, get, renders } = await start();
    const list = { answer: anAnswer({ urlPath: '/twarz', type: 'product-category' }), tags: ['page:12'] };
    registry.set('/twarz', list);
    registry.set('/twarz?line=swit', list);
    registry.set('/twarz?line=zorza', { ...list, isKept: false });
    registry.set('/twarz?line=swit&inStock=1', { ...list, isKept: false });
    for (const [query, rendered] of [
      ['line=swit', 2],
      ['inStock=1&line=swit', 4],
      ['line=zorza', 4],
    ] as const) {
      const before = renders();
      for (let time = 0; time < 4; time += 1) await get(`/twarz?${query}`);
      expect(renders() - before, query).toBe(rendered);
    }
    expect((await get('/twarz?line=swit&inStock=1')).body).toContain('content="noindex, follow"');
  });

  test('makes one page of two hundred unknown filters and values without end', async () => {
    const { registry, get } = await start();
    registry.set('/twarz', { answer: anAnswer({ urlPath: '/twarz', type: 'product-category' }) });
    const many = Array.from({ length: 200 }, (_, at) => `filtr${at}=wartosc`).join('&');
    await get(`/twarz?${many}&line=${'a'.repeat(10_000)}`);
    await get(`/twarz?constructor=x&__proto__=y&line=%00`);
    expect(new Set(registry.pagesAsked())).toEqual(new Set(['/registry/twarz']));
  });

  test('caches a page again the first time that it is requested after a change', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    await get('/o-nas');
    await get('/o-nas');
    registry.set('/o-nas', { ...about, answer: anAnswer({ title: 'O nas, nowe' }) });
    registry.change('page:12');
    await vi.waitFor(async () => expect((await get('/o-nas')).body).toContain('O nas, nowe'));
    await get('/o-nas');
    expect(renders()).toBe(3);
  });

  test('renders once for many who ask at the same time', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    registry.freeze();
    const answers = Array.from({ length: 20 }, () => get('/o-nas'));
    await vi.waitFor(() => expect(registry.pagesAsked()).toHaveLength(1));
    registry.thaw();
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
    expect([renders(), registry.pagesAsked().length]).toEqual([1, 1]);
  });

  test('drops exactly what a change names', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    registry.set('/', { answer: anAnswer({ urlPath: '/', title: 'Start' }), tags: ['page:1'] });
    for (const url of ['/o-nas', '/', '/o-nas', '/']) await get(url);
    registry.set('/o-nas', { ...about, answer: anAnswer({ title: 'O nas, nowe' }) });
    registry.change('page:12');
    await vi.waitFor(async () => expect((await get('/o-nas')).body).toContain('O nas, nowe'));
    expect((await get('/')).body).toContain('Start');
    expect(renders()).toBe(5);
  });

  test('is cleared when a site changes', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    await get('/o-nas');
    await get('/o-nas');
    registry.setInit(anInit({ site: aSite({ postfix: '– Nowa nazwa' }) }));
    registry.change('site:pl');
    await vi.waitFor(async () => expect((await get('/o-nas')).body).toContain('<title>O nas – Nowa nazwa</title>'));
  });

  test('renders anew at the moment at which prices change', async () => {
    const { registry, get, advance, renders } = await start();
    registry.set('/o-nas', { ...about, validUntil: '2026-11-20T12:01:00Z', etag: '"before"' });
    await get('/o-nas');
    await get('/o-nas');
    advance(59_000);
    await get('/o-nas');
    expect(renders()).toBe(2);
    registry.set('/o-nas', { ...about, etag: '"after"' });
    advance(1_000);
    await get('/o-nas');
    expect(renders()).toBe(3);
  });

  test('revalidates by ETag while the event stream is down, and renders only what changed', async () => {
    const { registry, get, renders } = await start({ withEvents: false });
    registry.set('/o-nas', about);
    for (let time = 0; time < 3; time += 1) await get('/o-nas');
    const conditional = registry.requests.filter(({ path }) => path === '/registry/o-nas').map((r) => r.isConditional);
    expect([conditional, renders()]).toEqual([[false, false, true], 2]);
    registry.set('/o-nas', { ...about, answer: anAnswer({ title: 'Inne' }) });
    expect((await get('/o-nas')).body).toContain('Inne');
  });

  test('serves a stale page while the registry is down, but not for ever', async () => {
    const { registry, get, advance } = await start({ withEvents: false });
    registry.set('/o-nas', about);
    await get('/o-nas');
    await get('/o-nas');
    await registry.close();
    expect((await get('/o-nas')).statusCode).toBe(200);
    advance(301_000);
    expect((await get('/o-nas')).statusCode).toBe(502);
  });
});

describe('the form of an answer', () => {
  test('an unchanged page costs a browser nothing', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const { etag } = (await get('/o-nas')).headers;
    expect(etag).toMatch(/^W\//);
    const again = await get('/o-nas', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/o-nas', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

test('an article that is held back is there as soon as its moment has come', async () => {
  const { registry, get, advance } = await start();
  const validUntil = '2026-11-20T12:01:00.000Z';
  registry.set('/jutro', { status: 404, body: { code: 'not-found' }, headers: { 'x-valid-until': validUntil } });
  for (let round = 0; round < 3; round += 1) expect((await get('/jutro')).statusCode).toBe(404);
  expect((await get('/jutro')).headers['cache-control']).toBe('no-cache');
  // Nobody tells of it: only the clock goes on.
  registry.set('/jutro', { answer: anAnswer({ type: 'article', title: 'Jutro', urlPath: '/jutro' }) });
  advance(60_000);
  expect((await get('/jutro')).body).toContain('Jutro @ /jutro');
});
