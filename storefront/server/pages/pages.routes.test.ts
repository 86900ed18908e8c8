import { describe, expect, test } from 'vitest';
import { anAnswer, anInit, aSite } from '../../src/testing/an-answer.ts';
import { startStorefronts } from '../testing/start-storefronts.ts';

const start = startStorefronts();
const about = { answer: anAnswer(), tags: ['page:12', 'path:pl:/o-nas'] };

describe('a page', () => {
  test('is a whole document with its data inert', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const response = await get('/o-nas');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<title>O nas – Rosa i Len</title>');
    expect(response.body).toContain('<div id="root"><main>O nas @ /o-nas</main></div>');
    const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(response.body)?.[1] ?? '');
    const answer = { ...about.answer, isPartial: true };
    expect(state.view).toEqual({ kind: 'content', path: '/o-nas', params: {}, answer });
    expect(state.shop).toMatchObject({ site: { code: 'pl' }, appVersion: '1.0.0', errorPages: {} });
  });

  test('asks the registry for its site', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    await get('/o-nas');
    expect(registry.requests.at(-1)).toMatchObject({ path: '/registry/o-nas', site: 'pl' });
  });

  test('names the device class of the browser that asked', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const phone = await get('/o-nas', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' });
    expect(phone.body).toContain('data-device="phone"');
    const desktop = await get('/o-nas', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' });
    expect(desktop.body).toContain('data-device="desktop"');
  });

  test('of a named theme carries its class', async () => {
    const { registry, get } = await start();
    registry.set('/iskra', { answer: anAnswer({ urlPath: '/iskra', theme: 'u20' }) });
    expect((await get('/iskra')).body).toContain('<html lang="pl-PL" class="theme-u20"');
  });

  test('loses a slash at its end by a redirect that keeps the parameters', async () => {
    const { get } = await start();
    const response = await get('/o-nas/?sku=A');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/o-nas?sku=A']);
  });

  test('passes listing parameters on and ignores all others', async () => {
    const { registry, get } = await start();
    const category = { answer: anAnswer({ type: 'product-category', urlPath: '/twarz', title: 'Twarz' }) };
    registry.set('/twarz?page=2&sort=price-asc', category);
    const response = await get('/twarz?utm_source=x&sort=price-asc&page=2');
    expect(response.body).toContain('Twarz @ /twarz');
    expect(response.body).toContain('"params":{"page":2,"sort":"price-asc"}');
  });
});

describe('several sites', () => {
  const pl = aSite();
  const en = aSite({ code: 'en', language: 'en-US', basePath: '/en' });

  test('an address below the base path of a site belongs to it', async () => {
    const { registry, get } = await start({
      prepare: (registry) => {
        for (const site of [pl, en]) registry.setInit(anInit({ site, sites: [pl, en] }));
      },
    });
    registry.set('/about', { answer: anAnswer({ urlPath: '/about', title: 'About' }) });
    const response = await get('/en/about');
    expect(registry.requests.at(-1)).toMatchObject({ path: '/registry/about', site: 'en' });
    expect(response.statusCode).toBe(200);
  });
});

describe('a site under a base path', () => {
  const polish = aSite({ domain: 'localhost:3000' });
  const english = aSite({ id: 2, code: 'en', language: 'en', basePath: '/en', domain: 'localhost:3000' });
  const sites = [polish, english];
  const answer = anAnswer({ site: 'en', urlPath: '/about', title: 'About us' });

  async function startBoth() {
    const storefront = await start();
    storefront.registry.setInit(anInit({ site: english, sites }));
    storefront.registry.setInit(anInit({ site: polish, sites }));
    storefront.registry.change('site:pl');
    return storefront;
  }

  test('is asked for by its own paths, under its own name and key', async () => {
    const { registry, get, renders } = await startBoth();
    registry.set('/about', { answer });
    for (let round = 0; round < 3; round += 1) {
      const response = await get('/en/about');
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('About us @ /about');
    }
    expect(registry.requests.filter(({ path }) => path === '/registry/about').every(({ site }) => site === 'en')).toBe(
      true,
    );
    const before = renders();
    expect((await get('/about')).body).toContain('About us @ /about');
    // The same path of the other site is a page of its own.
    expect(renders()).toBe(before + 1);
    expect(registry.requests.at(-1)).toMatchObject({ path: '/registry/about', site: 'pl' });
  });

  test('has canonical address, assets and redirects where they are', async () => {
    const { registry, get } = await startBoth();
    const meta = { canonical: '/about' };
    registry.set('/about', { answer: { ...answer, data: { ...answer.data, properties: { meta } } } });
    registry.set('/old', { status: 410, body: { redirectTo: '/about', redirectionCode: 301 } });
    registry.set('/file', { status: 410, body: { redirectTo: '/media/7/a/original.pdf' } });
    const { body } = await get('/en/about');
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('rel="canonical" href="http://localhost:3000/en/about"');
    expect(body).toContain('src="/assets/entry.js"');
    expect((await get('/en/old')).headers.location).toBe('/en/about');
    expect((await get('/en/file')).headers.location).toBe('/media/7/a/original.pdf');
    expect((await get('/assets/entry.js')).statusCode).toBe(200);
    expect((await get('/en/reset-password')).statusCode).toBe(200);
  });
});

describe('content that is no page', () => {
  test.each([
    'snippet',
    'banner',
    'author',
    'gallery',
    'link',
    'navigation',
    'product-filter',
    'article-filter',
  ] as const)('a %s is not there in the shop, however often it is asked for', async (type) => {
    const { registry, get } = await start();
    registry.set('/stopka', { answer: anAnswer({ type, title: 'Stopka', urlPath: '/stopka' }) });
    for (let round = 0; round < 3; round += 1) {
      const response = await get('/stopka');
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('[not-found]');
      expect(response.body).not.toContain('Stopka');
    }
  });
});
