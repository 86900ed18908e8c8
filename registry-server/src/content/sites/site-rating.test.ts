import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';

const [sqlite] = dialects;
if (!sqlite) throw new Error('no dialect');

const rating = {
  image: '/media/7/ab/96.webp',
  link: 'https://opinie.example/rosa-i-len',
  periods: [{ period: 'year', rate: 4.87, amount: 412 }],
  distribution: { '5': 380, '4': 25, '3': 4, '2': 1, '1': 2 },
};

describe('the rating of a site', () => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(sqlite, { sites: [aSite()] });
  });

  async function put(given: object) {
    const admin = await signedIn(app, 'admin');
    const { code, properties, ...body } = aSite();
    const payload = { ...body, properties: { ...properties, rating: given } };
    return admin.inject({ method: 'PUT', url: `/staff/sites/${code}`, payload });
  }

  test('is set by administrators and told by /init', async () => {
    expect((await put(rating)).statusCode).toBe(200);
    const { data } = (await app.inject('/init')).json();
    expect(data.site.properties.rating).toEqual(rating);
  });

  test.each([
    ['a rate above five', { ...rating, periods: [{ period: 'year', rate: 5.1, amount: 1 }] }],
    ['no period', { ...rating, periods: [] }],
    ['an unknown period', { ...rating, periods: [{ period: 'decade', rate: 5, amount: 1 }] }],
    ['a picture from elsewhere', { ...rating, image: 'https://elsewhere.example/a.png' }],
    ['a link that runs something', { ...rating, link: 'javascript:alert(1)' }],
    ['a spread with a gap', { ...rating, distribution: { '5': 1 } }],
  ])('is refused with %s', async (_what, given) => {
    expect((await put(given)).statusCode).toBe(422);
  });
});
