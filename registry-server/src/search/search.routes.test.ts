import { describe, expect, test } from 'vitest';
import { aProduct } from '../testing/a-catalogue.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { signedIn } from '../testing/staff-client.ts';

describe.each(dialects)('the search of a server on $name', (dialect) => {
  test('finds what staff have just written, on this node at once and on the others by events', async () => {
    const app = await buildTestApp(dialect);
    const other = await buildTestApp(dialect, { databaseUrl: app.config.databaseUrl });
    const admin = await signedIn(app, 'admin');
    const answer = await admin.inject({
      method: 'PUT',
      url: '/staff/catalogue/products/A',
      payload: aProduct('A', { name: 'Krem lniany' }),
    });
    expect(answer.statusCode).toBeLessThan(300);
    const query = { currency: 'PLN', phrase: 'kremy', page: 1, pageSize: 8 };
    expect((await app.productSearch.listProducts(query)).skus).toEqual(['A']);
    await other.events.settle();
    expect((await other.productSearch.listProducts(query)).skus).toEqual(['A']);
  });

  test('tells its state, and is built anew for administrators only', async () => {
    const app = await buildTestApp(dialect);
    await app.ready();
    // Joins the first building.
    await app.productSearch.listProducts({ currency: 'PLN', page: 1, pageSize: 1 });
    const { version } = app.productSearch.status();
    const [admin, editor] = [await signedIn(app, 'admin'), await signedIn(app, 'editor')];
    const rebuild = { method: 'POST', url: '/staff/search/rebuild' } as const;
    expect((await app.inject(rebuild)).statusCode).toBe(401);
    expect((await editor.inject(rebuild)).statusCode).toBe(403);
    expect((await admin.inject(rebuild)).statusCode).toBe(202);
    await expect.poll(() => app.productSearch.status().isBuilding).toBe(false);
    const status = await editor.inject({ method: 'GET', url: '/staff/search/status' });
    expect(status.json()).toMatchObject({ version: version + 1, products: 0, isBuilding: false });
  });
});
