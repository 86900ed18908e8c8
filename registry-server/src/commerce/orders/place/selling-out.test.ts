import { describe, expect, test } from 'vitest';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { anOrderingShop, type OrderingShop } from '../testing/an-order.ts';
import { ROUNDS } from '../testing/rounds.ts';
import { PlacementRefused } from './placement.errors.ts';

const LONG_MS = 300_000 + ROUNDS * 20_000;

/** How many got their order, and what the others were told. */
async function race(shop: OrderingShop, cartIds: readonly string[]) {
  const outcomes = await Promise.allSettled(cartIds.map((cartId) => shop.place(cartId)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  return { sold: outcomes.length - refusals.length, refusals };
}

/** Carts of several lines, made one after another. */
async function manyCarts(shop: OrderingShop, count: number, items: (index: number) => Record<string, number>) {
  const cartIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    cartIds.push(await shop.readyCart(items(index), { email: `kupuje-${index}@example.com` }));
  }
  return cartIds;
}

describe.each(dialects)('selling out on $name', ({ openDatabase }) => {
  test(`the last piece goes to one of two hundred, in each of ${ROUNDS} rounds`, { timeout: LONG_MS }, async () => {
    const shop = await anOrderingShop(await openDatabase());
    for (let round = 0; round < ROUNDS; round += 1) {
      const sku = `OSTATNI-${round}`;
      await shop.stock({ [sku]: 1 });
      const cartIds = await manyCarts(shop, 200, () => ({ [sku]: 1 }));
      const { sold, refusals } = await race(shop, cartIds);
      expect(sold).toBe(1);
      expect(await shop.stockOf(sku)).toBe(0);
      for (const refusal of refusals) {
        expect(refusal).toBeInstanceOf(PlacementRefused);
        expect(refusal).toMatchObject({ code: 'UNABLE_TO_PLACE_ORDER', reason: 'out-of-stock', lines: [{ sku }] });
      }
    }
  });

  test('fifty pieces go to fifty of five hundred, whatever else is in their carts', { timeout: LONG_MS }, async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 50, TONIK: 10_000 });
    // Variants in both orders: whoever locked them as they come would wait for each other in a circle.
    const variants = ['A', 'B'].map((sku) => aVariant({ sku, stock: 10_000 }));
    await shop.catalogue.products.put('SZMINKA', aProduct('SZMINKA', { variants }));
    const others: readonly Readonly<Record<string, number>>[] = [{ A: 1, B: 2 }, { B: 1, A: 1 }, { TONIK: 3 }];
    const cartIds = await manyCarts(shop, 500, (index) =>
      index % 2 === 0 ? { KREM: 1, ...others[index % 3] } : { ...others[index % 3], KREM: 1 },
    );
    const { sold, refusals } = await race(shop, cartIds);
    expect(sold).toBe(50);
    expect(refusals.every((refusal) => refusal instanceof PlacementRefused)).toBe(true);
    expect(await shop.stockOf('KREM')).toBe(0);
    const lines = await shop.db.selectFrom('sales_order_line').select(['sku', 'quantity']).execute();
    const taken = (sku: string) => lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
    expect(taken('KREM')).toBe(50);
    for (const sku of ['A', 'B', 'TONIK']) expect(await shop.stockOf(sku)).toBe(10_000 - taken(sku));
  });

  test('a coupon for ten goes into ten of three hundred orders', { timeout: LONG_MS }, async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 1_000 });
    const { id } = await shop.aCoupon({ code: 'DZIESIEC', usageLimit: 10 });
    const cartIds = await manyCarts(shop, 300, () => ({ KREM: 1 }));
    await shop.db
      .insertInto('cart_coupon')
      .values(cartIds.map((cartId) => ({ cartId, couponId: id, position: 0 })))
      .execute();
    const { sold, refusals } = await race(shop, cartIds);
    expect(sold).toBe(10);
    for (const refusal of refusals) expect(refusal).toMatchObject({ reason: 'coupon-refused' });
    expect(await shop.coupons.find(id)).toMatchObject({ uses: 10 });
    expect(await shop.stockOf('KREM')).toBe(990);
  });
});
