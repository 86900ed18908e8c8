import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';

const NUL = '\u0000';
const HALF = '\uD83D';
const PRODUCTS = 'query($search: String) { products(search: $search) { total_count } }';

describe.each(dialects)('a text that cannot be stored is refused on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;
  beforeAll(async () => {
    app = await buildTestApp(dialect);
    admin = await signedIn(app, 'admin');
  });

  const faultsOf = (answer: { json(): { details?: { faults?: unknown } } }) => answer.json().details?.faults;

  test.each([
    [NUL, 'U+0000'],
    [`Mydło${NUL}`, 'U+0000'],
    [HALF, 'U+D83D'],
  ])('in a body: %j', async (name, character) => {
    const payload = { name: 'Mydło', lists: [{ of: name }] };
    const answer = await admin.inject({ method: 'PUT', url: '/staff/catalogue/products/MYDLO', payload });
    expect(answer.statusCode).toBe(422);
    expect(faultsOf(answer)).toEqual([
      {
        path: '/lists/0/of',
        rule: 'storable',
        message: expect.stringContaining(character),
      },
    ]);
  });

  test('in a name of a body, told by what holds it', async () => {
    const payload = { name: 'x', prices: { [`a${NUL}`]: 1 } };
    const answer = await admin.inject({ method: 'PUT', url: '/staff/catalogue/products/MYDLO', payload });
    expect(faultsOf(answer)).toMatchObject([{ path: '/prices', rule: 'storable' }]);
  });

  test('in a query string and in a part of an address', async () => {
    const found = await app.inject({ url: '/search?q=a%00b' });
    expect([found.statusCode, faultsOf(found)]).toMatchObject([422, [{ path: '/q', rule: 'storable' }]]);
    const product = await admin.inject({ url: '/staff/catalogue/products/a%00b' });
    expect([product.statusCode, faultsOf(product)]).toMatchObject([422, [{ path: '/sku' }]]);
    const page = await app.inject({ url: '/registry/a%00b' });
    expect([400, 404, 422]).toContain(page.statusCode);
  });

  test('in variables of a query, with their path', async () => {
    const { status, errors } = await graphqlClient(app)(PRODUCTS, { search: `a${NUL}b` });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'text-not-storable',
      details: { path: 'variables/search', message: 'Wartość zawiera niedozwolony znak albo jest poza zakresem.' },
    });
  });

  test('in a text of the document itself, with its place', async () => {
    const { status, errors } = await graphqlClient(app)('{ products(search: "a\\u0000b") { total_count } }');
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'text-not-storable' }, locations: [{ line: 1 }] });
  });

  test('other control characters are kept as they came', async () => {
    const name = 'Mydło\u000Bz lawendą\u0001';
    const payload = { name };
    const { statusCode } = await admin.inject({ method: 'PUT', url: '/staff/catalogue/brands/mydlo', payload });
    expect(statusCode).toBeLessThan(300);
    const brands = await admin.inject({ url: '/staff/catalogue/brands' });
    expect(brands.body).toContain(JSON.stringify(name).slice(1, -1));
  });
});
