import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { TestStorefront } from '../testing/a-storefront.ts';
import { aStorefrontWithRegistry } from '../testing/a-storefront-with-registry.ts';

const open: TestStorefront[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((storefront) => storefront.close()));
});

const krem = { sku: 'RL-1', name: 'Krem', urlPath: '/krem' };
const answers = (total: number, redirect?: string) => ({
  '/search': {
    data: {
      phrase: 'krem',
      ...(redirect !== undefined && { redirect }),
      results: [
        { group: 'products', total, pageSize: 8, list: total > 0 ? [{ key: 'RL-1' }, { key: 'gone' }] : [] },
        { group: 'articles', total: 0, pageSize: 8, list: [] },
      ],
      ...(total === 0 && { help: { phrases: ['kremowy'], bestsellers: ['RL-1', 'gone'], categories: ['twarz'] } }),
    },
    meta: { related: { products: { 'RL-1': krem }, categories: {}, articles: {}, productFilters: [] } },
  },
  '/search/offers': { items: [], total: 0 },
});

/** A shop whose search has found this, or answers with a status of its own. */
async function start({
  total = 1,
  status = 200,
  redirect,
}: {
  total?: number;
  status?: number;
  redirect?: string;
} = {}) {
  const asked: string[] = [];
  const found: Readonly<Record<string, object>> = answers(total, redirect);
  const storefront = await aStorefrontWithRegistry((request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://registry');
    if (found[pathname]) asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.statusCode = found[pathname] ? (pathname === '/search' ? status : 200) : 404;
    response.end(JSON.stringify(found[pathname] ?? { code: 'page-not-found' }));
  });
  open.push(storefront);
  const get = (url: string) => storefront.app.inject({ url, headers: { host: 'localhost:3000' } });
  return { get, asked };
}

test('results are found at once, for nobody to store or index', async () => {
  const { get, asked } = await start();
  const { statusCode, headers, body } = await get('/results?q=krem&brand=a&brand=b');
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(headers).not.toHaveProperty('etag');
  expect(body).toContain('<title>found: krem – Rosa i Len</title>');
  expect(body).toContain('"sku":"RL-1"');
  expect(asked.toSorted()).toEqual(['/search/offers?q=krem&page=1&pageSize=1', '/search?q=krem&page=1&brand=a%2Cb']);
});

test('their markup travels once: the state of the page has its title only', async () => {
  const { get } = await start();
  const { body } = await get('/results?q=krem');
  expect(JSON.parse(/id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '').view).toEqual({
    kind: 'results',
    title: 'found: krem',
  });
});

test('what has found nothing comes with help, in the same answers', async () => {
  const { get, asked } = await start({ total: 0 });
  const { body } = await get('/results?q=krem');
  expect(body).toContain('"help":{"phrases":["kremowy"],"bestsellers":[{"sku":"RL-1"');
  expect(body).toContain('"categories":[]');
  expect(asked).toHaveLength(2);
});

test.each([
  ['/zwroty', 302, '/zwroty'],
  ['//evil.example', 200, undefined],
  ['https://evil.example', 200, undefined],
])('staff may lead a phrase to a page of the shop: %s', async (redirect, status, location) => {
  const { get } = await start({ redirect });
  const { statusCode, headers } = await get('/results?q=zwrot');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([status, location, 'no-store']);
});

test('a phrase that is meant as it is typed is searched so', async () => {
  const { get, asked } = await start();
  await get('/results?q=kremm&exact=true');
  expect(asked).toContain('/search?q=kremm&page=1&exact=true');
});

test.each(['', '?q=', '?q=%20', '?q=k', '?scope=products'])(
  'without a phrase (%s) nothing is searched',
  async (query) => {
    const { get, asked } = await start();
    expect((await get(`/results${query}`)).statusCode).toBe(200);
    expect(asked).toEqual([]);
  },
);

test.each([
  [422, 200, 'too-short'],
  [500, 503, 'failed'],
  [503, 503, 'failed'],
])('a search that answers %i is a page of status %i', async (status, expected, kind) => {
  const { get } = await start({ status });
  const { statusCode, body } = await get('/results?q=krem');
  expect([statusCode, body.includes(`<title>${kind}: krem`)]).toEqual([expected, true]);
});

test('scripts in a phrase are words', async () => {
  const { get } = await start();
  const { body } = await get(`/results?q=${encodeURIComponent('</script><script>alert(1)</script>')}`);
  expect(body).not.toContain('<script>alert');
});

test('a long phrase and many parameters are cut before anyone is asked', async () => {
  const { get, asked } = await start();
  const parameters = Array.from({ length: 200 }, (_, place) => `x${place}=1`).join('&');
  expect((await get(`/results?q=${'k'.repeat(5000)}&${parameters}`)).statusCode).toBe(200);
  for (const address of asked) expect(address.length).toBeLessThan(300);
});
