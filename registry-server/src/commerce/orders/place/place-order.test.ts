import { describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { anOrderingShop } from '../testing/an-order.ts';

describe.each(dialects)('placing on $name', ({ openDatabase }) => {
  test('a cart becomes an order with everything in it', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5, TONIK: 5 });
    const cartId = await shop.readyCart({ KREM: 2, TONIK: 1 });
    const state = await shop.carts.find(shop.guest, cartId);
    const { order, isNew } = await shop.place(cartId);
    expect(isNew).toBe(true);
    const view = await shop.orders.find(order.id);
    expect(view).toMatchObject({
      ...{ number: '000000001', cartId, customerId: null, email: 'lena@example.com', lastNameKey: 'lakowska' },
      ...{ status: 'pendingPayment', total: state.totals.total, currency: 'PLN', paymentMethod: 'banktransfer' },
      lines: [
        { sku: 'KREM', quantity: 2, unitPrice: 8_900, total: 17_800, position: 0 },
        { sku: 'TONIK', quantity: 1 },
      ],
      shippingAddress: { lastName: 'Łąkowska', street: ['Długa 5/7'], kind: 'shipping' },
      billingAddress: { lastName: 'Łąkowska', kind: 'billing' },
      taxes: [{ rate: 23, amount: state.totals.tax }],
      consents: [{ agreement: 'terms', isGranted: true }],
      history: [
        { from: null, to: 'new', actorKind: 'shopper' },
        { from: 'new', to: 'pendingPayment' },
      ],
    });
    expect(await shop.stockOf('KREM')).toBe(3);
    expect(shop.prepared).toEqual([{ orderId: order.id, code: 'banktransfer' }]);
  });

  test('the same cart gives the same order, also to twenty at once', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 50 });
    const cartId = await shop.readyCart({ KREM: 1 });
    const placements = await Promise.all(Array.from({ length: 20 }, () => shop.place(cartId)));
    expect(new Set(placements.map(({ order }) => order.number))).toEqual(new Set([placements[0]?.order.number]));
    expect(placements.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await shop.stockOf('KREM')).toBe(49);
  });
});
