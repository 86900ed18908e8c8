import { describe, expect, test } from 'vitest';
import { startStorefronts } from '../testing/start-storefronts.ts';

const start = startStorefronts();

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
