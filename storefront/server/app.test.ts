import { afterEach, describe, expect, test, vi } from 'vitest';
import { anAnswer, anInit, aSite } from '../src/testing/an-answer.ts';
import { CONTENT_SECURITY_POLICY } from './http/security-headers.ts';
import { aStorefront, plainRenderer, type TestStorefront } from './testing/a-storefront.ts';

const open: TestStorefront[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((storefront) => storefront.close()));
});

async function start(options: Parameters<typeof aStorefront>[0] = {}) {
  const storefront = await aStorefront(options);
  open.push(storefront);
  const get = (url: string, headers: Record<string, string> = {}) =>
    storefront.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  return { ...storefront, get };
}

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
    expect(state.view).toEqual({ kind: 'content', path: '/o-nas', params: {}, answer: about.answer });
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

describe('the memory of pages', () => {
  test('answers from the third time on without asking or rendering', async () => {
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

  test('keeps nothing of pages that are asked for once', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    const flood = Array.from({ length: 50 }, (_, index) => `/o-nas?sku=RL-${index}`);
    for (const url of flood) await get(url);
    expect(renders()).toBe(50);
    for (const url of flood) await get(url);
    for (const url of flood) await get(url);
    expect(renders()).toBe(100);
  });

  test('keeps a page again the first time that it is asked for after a change', async () => {
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

  test('forgets everything when a site changes', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    await get('/o-nas');
    await get('/o-nas');
    registry.setInit(anInit({ site: aSite({ postfix: '– Nowa nazwa' }) }));
    registry.change('site:pl');
    await vi.waitFor(async () => expect((await get('/o-nas')).body).toContain('<title>O nas – Nowa nazwa</title>'));
  });

  test('renders anew once the moment has come at which prices change', async () => {
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

  test('asks by ETag while it does not hear of changes, and renders only what changed', async () => {
    const { registry, get, renders } = await start({ withEvents: false });
    registry.set('/o-nas', about);
    for (let time = 0; time < 3; time += 1) await get('/o-nas');
    const conditional = registry.requests.filter(({ path }) => path === '/registry/o-nas').map((r) => r.isConditional);
    expect([conditional, renders()]).toEqual([[false, false, true], 2]);
    registry.set('/o-nas', { ...about, answer: anAnswer({ title: 'Inne' }) });
    expect((await get('/o-nas')).body).toContain('Inne');
  });

  test('serves the last page while the registry is away, but not for ever', async () => {
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

  test('a page asked for again is compressed, and says what it depends on', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    await get('/o-nas', { 'accept-encoding': 'br' });
    await vi.waitFor(async () => {
      const response = await get('/o-nas', { 'accept-encoding': 'gzip, br' });
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers.vary).toBe('Accept-Encoding, User-Agent');
    });
  });
});

describe('statuses', () => {
  test('an unknown address is 404 between the header and footer of the home page', async () => {
    const { registry, get } = await start();
    registry.set('/', { answer: anAnswer({ urlPath: '/', title: 'Start' }) });
    const response = await get('/nie-ma');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('[not-found]');
    expect(response.body).toContain('<title>Strona o podanym adresie nie została znaleziona – Rosa i Len</title>');
    expect(response.body).toContain('<meta data-head name="robots" content="noindex">');
    expect(response.body).toContain('"surroundings":{');
  });

  test.each([
    [{ redirectTo: '/nowy' }, 303, '/nowy'],
    [{ redirectTo: '/nowy', redirectionCode: 301 }, 301, '/nowy'],
    [{ redirectTo: 'https://example.com/x', redirectionCode: 302 }, 302, 'https://example.com/x'],
  ])('a page that is gone with %o redirects', async (body, code, location) => {
    const { registry, get } = await start();
    registry.set('/stary', { status: 410, body });
    const response = await get('/stary');
    expect([response.statusCode, response.headers.location]).toEqual([code, location]);
  });

  test('maintenance is 503 with a page of its own that runs nothing', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', { status: 503, body: { code: 'maintenance' }, headers: { 'retry-after': '600' } });
    const response = await get('/o-nas');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '600']);
    expect(response.body).toContain('maintenance in pl-PL');
    expect(response.body).not.toContain('<script');
  });

  test('a failing registry gives its status and the failure page', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', { status: 500, body: { code: 'internal' } });
    const response = await get('/o-nas');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('[failure]');
  });

  test('a site can show a page of its own for a status, with that status', async () => {
    const { registry, get } = await start({
      prepare: (registry) => registry.setInit(anInit({ staticRouting: { 'error.500': '/blad' } })),
    });
    registry.set('/o-nas', { status: 500 });
    registry.set('/blad', { answer: anAnswer({ urlPath: '/blad', title: 'Przepraszamy' }) });
    const response = await get('/o-nas');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Przepraszamy');
    registry.set('/blad', { status: 500 });
    registry.change('path:pl:/blad', 'site:pl');
    await vi.waitFor(async () => expect((await get('/o-nas')).body).toContain('[failure]'));
  });

  test('an unreachable registry is 502 in a page that still has its looks', async () => {
    const { registry, get } = await start({ withEvents: false });
    await registry.close();
    const response = await get('/o-nas');
    expect(response.statusCode).toBe(502);
    expect(response.body).toContain('[failure]');
    expect(response.body).toContain('/assets/entry.css');
  });

  test('the error route has its page', async () => {
    const { registry, get } = await start();
    registry.set('/', { answer: anAnswer({ urlPath: '/' }) });
    const response = await get('/error');
    expect([response.statusCode, response.body.includes('[error-route]')]).toEqual([200, true]);
  });

  test.each(['/.env', '/wp-login.php', '/a%00b', '/a%5C..%5Cb', '/brak.pdf'])(
    '%s is a file that is not there, and the registry never hears of it',
    async (url) => {
      const { registry, get } = await start();
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([404, 'File not found']);
      expect(registry.pagesAsked()).toEqual([]);
    },
  );
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

describe('security', () => {
  test('every kind of answer carries the headers', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    for (const url of [
      '/o-nas',
      '/nie-ma',
      '/.env',
      '/assets/entry.js',
      '/robots.txt',
      '/health/live',
      '/api/init',
      '/api/staff/session',
    ]) {
      const { headers } = await get(url);
      expect(headers['content-security-policy'], url).toBe(CONTENT_SECURITY_POLICY);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security'], url).toBeUndefined();
    }
  });

  test('a shop on https tells browsers to stay there', async () => {
    const { registry, get } = await start({ publicUrl: 'https://rosa.example' });
    registry.set('/o-nas', about);
    expect((await get('/o-nas')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect((await get('/robots.txt')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  test('no document has a script of its own, whatever its content says', async () => {
    const renderer = { ...plainRenderer, render: () => ({ html: '<main></main>', problems: [], hasGaps: false }) };
    const { registry, get } = await start({ renderer });
    const title = '</script><script>alert(1)</script>';
    registry.set('/o-nas', { answer: anAnswer({ title, properties: { meta: { title, description: title } } }) });
    const { body } = await get('/o-nas');
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      ' type="module" crossorigin src="/assets/entry.js"',
      ' type="application/json" id="state"',
    ]);
  });
});

describe('the registry behind the shop', () => {
  test('answers under /api and /media', async () => {
    const { get } = await start();
    expect((await get('/api/init')).json().data.site.code).toBe('pl');
    const picture = await get('/media/7/ab/640.webp');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test.each([
    '/api/staff/session',
    '/api/%73taff/session',
    '/api/registry/..%2fstaff/session',
    '/api//staff/session',
    '/api/internal/events',
    '/media/../staff/session',
    '/media/..%2fstaff/session',
    '/media/%2e%2e/staff/session',
    '/graphql/../staff/session',
    '/graphql/..%2fstaff/session',
  ])('%s stays hidden from shoppers', async (url) => {
    const { get } = await start();
    const response = await get(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('secret');
  });

  test('answers GraphQL, and hears who asks and for which store', async () => {
    const { app } = await start();
    const asked = { authorization: 'Bearer t', store: 'pl', 'x-site': '1', 'x-viewer': 'v', 'x-session': 's' };
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...asked, cookie: 'witryna_staff=abc' },
      payload: { query: '{ cart { id } }' },
    });
    const { body, headers } = response.json().data;
    expect([response.statusCode, body]).toEqual([200, { query: '{ cart { id } }' }]);
    expect(headers).toMatchObject(asked);
    expect(headers.cookie).toBeUndefined();
  });

  test("never sees the cookie of the shop's staff", async () => {
    const { get } = await start();
    const response = await get('/api/products/echo', { cookie: 'witryna_staff=abc; x-session=1' });
    expect(response.json().headers.cookie).toBe('x-session=1');
  });
});

describe('files and health', () => {
  test('files of the build are compressed ahead and never change', async () => {
    const { get } = await start();
    const response = await get('/assets/entry.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  test('health tells life from readiness', async () => {
    const { registry, get } = await start({ withEvents: false });
    await registry.close();
    expect((await get('/health/live')).statusCode).toBe(200);
    expect((await get('/health/ready')).statusCode).toBe(503);
  });

  test('crawlers are kept from the API', async () => {
    const { get } = await start();
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
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
