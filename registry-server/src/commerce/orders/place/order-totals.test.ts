import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { includedTax } from '../../pricing/index.ts';
import { anOrderingShop } from '../testing/an-order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const RATES = [23, 8, 5, 0] as const;

const purchases = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 300_00 }), { minLength: 1, maxLength: 5 }),
  quantities: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 5, maxLength: 5 }),
  coupon: fc.constantFrom(
    undefined,
    { kind: 'percent', percent: 17 } as const,
    { kind: 'fixed', amount: 1_234 } as const,
    { kind: 'freeDelivery' } as const,
  ),
});

describe.each(dialects)('what orders come to on $name', ({ openDatabase }) => {
  test('everything adds up to the grosz, and is what the cart has shown', { timeout: 60_000 }, async () => {
    const shop = await anOrderingShop(await openDatabase());
    let number = 0;
    await fc.assert(
      fc.asyncProperty(purchases, async ({ prices, quantities, coupon }) => {
        number += 1;
        const items: Record<string, number> = {};
        for (const [index, regular] of prices.entries()) {
          const sku = `P${number}-${index}`;
          const variants = [aVariant({ sku, stock: 100, prices: { PLN: { regular } } })];
          await shop.catalogue.products.put(
            sku,
            aProduct(sku, { variants, taxClass: RATES[index % RATES.length] ?? 0 }),
          );
          items[sku] = quantities[index] ?? 1;
        }
        const cartId = await shop.readyCart(items);
        if (coupon) {
          const { id } = await shop.aCoupon({ code: `K${number}`, ...coupon });
          await shop.db.insertInto('cart_coupon').values({ cartId, couponId: id, position: 0 }).execute();
        }
        const shown = await shop.carts.find(shop.guest, cartId);
        const { order } = await shop.place(cartId, { shown: { total: shown.totals.total } });
        const view = await shop.orders.find(order.id);
        if (!view) throw new Error('The order is there.');
        const { lines, taxes, discounts } = view;
        expect(view.total).toBe(shown.totals.total);
        expect(view.subtotal).toBe(sum(lines.map(({ total }) => total)));
        expect(view.goods).toBe(view.subtotal - view.discount);
        expect(view.goods).toBe(sum(lines.map(({ payable }) => payable)));
        expect(view.discount).toBe(sum(discounts.map(({ goods }) => goods)));
        expect(view.delivery).toBe(view.deliveryPrice - view.deliveryDiscount);
        expect(view.deliveryDiscount).toBe(sum(discounts.map(({ delivery }) => delivery)));
        expect(view.total).toBe(view.goods + view.delivery);
        expect(view.tax).toBe(sum(taxes.map(({ amount }) => amount)));
        expect(view.tax).toBe(sum(lines.map(({ tax }) => tax)) + view.deliveryTax);
        for (const line of lines) {
          expect(line.total).toBe(line.unitPrice * line.quantity);
          expect(line.payable).toBe(line.total - line.discount);
          expect(line.tax).toBe(includedTax(line.payable, line.taxRate));
        }
      }),
      { numRuns: 25 },
    );
  });
});
