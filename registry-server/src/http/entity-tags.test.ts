import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';

/** What a channel asks for again and again. */
const ADDRESSES = [
  '/init',
  '/products?sku=RL-1',
  '/search?q=krem',
  '/search/suggestions?q=krem',
  '/core/search?q=krem',
];

describe('an answer that everybody may keep', () => {
  let app: App;
  beforeAll(async () => {
    const [sqlite] = dialects;
    if (!sqlite) throw new Error('no dialect');
    app = await buildTestApp(sqlite);
  });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });

  test.each(ADDRESSES)('of %s is not sent again to who holds it, compressed or not', async (url) => {
    const first = await get(url, { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers['content-type']).toBeUndefined();
    expect((await get(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  test('has by HEAD the tag that it has by GET', async () => {
    const [{ headers }, head] = [await get('/init'), await app.inject({ method: 'HEAD', url: '/init' })];
    expect([head.headers.etag, head.body]).toEqual([headers.etag, '']);
  });

  test('has none for a customer, nor where it is a refusal', async () => {
    const own = await get('/products?sku=RL-1', { authorization: 'Bearer abc' });
    expect([own.statusCode, own.headers.etag]).toEqual([200, undefined]);
    const refused = await get('/products');
    expect([refused.statusCode, refused.headers.etag]).toEqual([422, undefined]);
  });
});
