import { describe, expect, test } from 'vitest';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { dialects } from '../../../testing/dialects.ts';
import { aStoredOrder } from '../testing/a-stored-order.ts';

describe.each(dialects)('numbers of orders on $name', (dialect) => {
  test('begin where the site says, go on from there, and are never given twice', async () => {
    const { app } = await aSmallShop(dialect);
    const siteId = app.sites.require(undefined).id;
    const numberOf = async (numbers?: { readonly orderNumberPrefix: string; readonly orderNumberStart: number }) =>
      (await aStoredOrder(app.db, { siteId }, numbers)).number;
    expect(await numberOf()).toBe('000000001');
    const begun = { orderNumberPrefix: 'PL-', orderNumberStart: 100_241 };
    expect(await numberOf(begun)).toBe('PL-000100241');
    expect(await numberOf(begun)).toBe('PL-000100242');
    // A site that begins lower counts on with the others.
    expect(await numberOf({ orderNumberPrefix: '', orderNumberStart: 500 })).toBe('000100243');
  });
});
