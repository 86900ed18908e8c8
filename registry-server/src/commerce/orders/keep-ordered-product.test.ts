import { describe, expect, test } from 'vitest';
import { createSitesStore } from '../../content/sites/index.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { aStoredOrder } from './testing/a-stored-order.ts';

describe.each(dialects)('removing products on $name', (dialect) => {
  test('one that was never ordered goes, one that is in an order stays and says why', async () => {
    const app = await buildTestApp(dialect);
    const publisher = await signedIn(app, 'publisher');
    const url = (sku: string) => `/staff/catalogue/products/${sku}`;
    for (const sku of ['KREM', 'TONIK'])
      await publisher.inject({ method: 'PUT', url: url(sku), payload: aProduct(sku) });
    const { site } = await createSitesStore(app.db).save(aSite());
    await aStoredOrder(app.db, { siteId: site.id });
    const remove = (sku: string) => publisher.inject({ method: 'DELETE', url: url(sku) });
    expect((await remove('TONIK')).statusCode).toBe(204);
    const refused = await remove('KREM');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'product-ordered']);
    const read = async (sku: string) => (await publisher.inject({ url: url(sku) })).statusCode;
    expect([await read('KREM'), await read('TONIK')]).toEqual([200, 404]);
  });
});
