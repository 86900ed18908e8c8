import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { anInit, aSite } from '../../src/testing/an-answer.ts';
import { aStorefront, type TestStorefront } from '../testing/a-storefront.ts';
import { isInstallFile } from './install-files.ts';
import { webManifestOf } from './web-manifest.ts';

let storefront: TestStorefront | undefined;
afterEach(() => storefront?.close());

async function start(sites = [aSite()]) {
  storefront = await aStorefront({
    prepare: (registry) => {
      for (const site of sites) registry.setInit(anInit({ site, sites }));
    },
  });
  const { app } = storefront;
  return (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } });
}

test('a site is installed under its own name, in its language, within its own addresses', async () => {
  const en = aSite({ id: 2, code: 'en', language: 'en-GB', basePath: '/en', name: 'Rosa & Linen of Supraśl' });
  const get = await start([aSite(), en]);
  const manifest = await get('/manifest.webmanifest');
  expect([manifest.statusCode, manifest.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  expect(manifest.json()).toMatchObject({ name: 'Rosa i Len', short_name: 'Rosa i Len', start_url: '/', scope: '/' });
  const english = (await get('/en/manifest.webmanifest')).json();
  expect(english).toMatchObject({ id: '/en', name: 'Rosa & Linen of Supraśl', lang: 'en-GB', scope: '/en' });
  expect(english).not.toHaveProperty('short_name');
  expect((await get('/nothing')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('its page without a connection is whole in itself: no file of others, no code but the line that looks for one', async () => {
  const get = await start();
  const { statusCode, headers, body } = await get('/offline.html');
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-cache', 'noindex']);
  expect(body).toContain('offline in pl-PL');
  const scripts = [...body.matchAll(/<script([^>]*)>([^<]*)/g)];
  expect(scripts.map(([, attributes]) => attributes)).toEqual(['']);
  const hash = createHash('sha256')
    .update(scripts[0]?.[2] ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
});

test('the script that shows it is another one with each build', async () => {
  const get = await start();
  const { headers, body } = await get('/service-worker.js');
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  expect(body).toMatch(/^\/\/ \S+\nconst OFFLINE/);
});

test.each([
  ['/manifest.webmanifest', true],
  ['/en/offline.html', true],
  ['/offline', false],
  ['/manifest.json', false],
])('%s can be one of them: %s', (pathname, is) => expect(isInstallFile(pathname)).toBe(is));

test.each(['/o-nas/offline.html', '/a/manifest.webmanifest'])('%s is no file of a site', async (url) => {
  const get = await start();
  expect((await get(url)).statusCode).toBe(404);
});

test('a site with a favicon of its own is shown by it', () => {
  const site = { name: 'Łąka', language: 'pl-PL', basePath: '', favicon: '/media/laka.svg' };
  expect(webManifestOf(site).icons).toEqual([{ src: '/media/laka.svg', sizes: 'any' }]);
});
