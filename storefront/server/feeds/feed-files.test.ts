import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../src/testing/an-answer.ts';
import type { TestStorefront } from '../testing/a-storefront.ts';
import { aStorefrontWithRegistry } from '../testing/a-storefront-with-registry.ts';
import { isFeedFile } from './feed-files.ts';

const ETAG = 'W/"a"';
const MODIFIED = 'Fri, 20 Nov 2026 12:00:00 GMT';

let storefront: TestStorefront;
let asked: IncomingMessage[] = [];

beforeAll(async () => {
  storefront = await aStorefrontWithRegistry((request, response) => {
    asked.push(request);
    if (request.headers['if-none-match'] === ETAG) {
      response.writeHead(304, { etag: ETAG }).end();
      return;
    }
    const isThere = request.url?.startsWith('/feeds/') === true && !request.url.includes('-9');
    response.writeHead(isThere ? 200 : 404, {
      'content-type': isThere ? 'application/xml; charset=utf-8' : 'application/json',
      'cache-control': 'public, max-age=3600',
      etag: ETAG,
      'last-modified': MODIFIED,
      'x-tags': 'page:1',
    });
    response.end(isThere ? '<urlset/>' : '{}');
  });
});
afterAll(() => storefront.close());

const get = (url: string, headers = {}) => {
  asked = [];
  return storefront.app.inject({ url, headers: { host: 'localhost', ...headers } });
};

test.each([
  ['/sitemap.xml', '/feeds/pl/sitemap.xml'],
  ['/sitemap-2.xml', '/feeds/pl/sitemap-2.xml'],
  ['/products.xml', '/feeds/pl/products.xml'],
  ['/ceneo.xml', '/feeds/pl/ceneo.xml'],
  ['/rss.xml', '/feeds/pl/rss.xml'],
  ['/atom.xml', '/feeds/pl/atom.xml'],
])('%s is the file that the registry writes for the site', async (url, path) => {
  const answer = await get(url, { 'accept-encoding': 'br', cookie: 'a=1' });
  expect([answer.statusCode, answer.body]).toEqual([200, '<urlset/>']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    etag: ETAG,
    'last-modified': MODIFIED,
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers['x-tags']).toBeUndefined();
  expect(asked.map((request) => request.url)).toEqual([path]);
  expect(asked[0]?.headers).toMatchObject({ 'accept-encoding': 'br', 'x-forwarded-for': '127.0.0.1' });
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

test('a client that holds the file is told so by the registry', async () => {
  const answer = await get('/rss.xml', { 'if-none-match': ETAG, 'if-modified-since': MODIFIED });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', ETAG]);
  expect(asked[0]?.headers).toMatchObject({ 'if-none-match': ETAG, 'if-modified-since': MODIFIED });
});

test('what the site does not have stays a refusal of the registry', async () => {
  expect((await get('/sitemap-9.xml')).statusCode).toBe(404);
});

test.each(['/o-nas/sitemap.xml', '/geheim.xml', '/sitemap-0.xml'])('%s is no file of the site', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  ['/sitemap.xml', true],
  ['/en/sitemap-12.xml', true],
  ['/en/rss.xml', true],
  ['/atom.xml', true],
  ['/rss-1.xml', false],
  ['/sitemap.xml/', false],
  ['/sitemap-12345.xml', false],
  ['/mapa.xml', false],
])('%s can be one of these files: %s', (pathname, is) => {
  expect(isFeedFile(pathname)).toBe(is);
});

test('robots.txt names the sitemap of the site and keeps crawlers out of the API', async () => {
  const { address } = aSite();
  const { body } = await get('/robots.txt');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/feeds/',
    'Disallow: /api/',
    'Allow: /',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ]);
});

test('every line of robots.txt is one of RFC 9309, in a group, and short enough to be read', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  // Google reads 500 KiB.
  expect(Buffer.byteLength(body)).toBeLessThan(512_000);
  const lines = body.split('\n').filter((line) => line !== '');
  expect(lines[0]).toMatch(/^User-agent: \S+$/);
  for (const line of lines) {
    expect(line).toMatch(/^(?:User-agent: \S+|(?:Allow|Disallow): \/[\x21-\x7e]*|Sitemap: https?:\/\/[\x21-\x7e]+)$/);
  }
});
