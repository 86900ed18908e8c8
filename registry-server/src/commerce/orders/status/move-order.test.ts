import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { recordedTags } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import type { OrderStatus } from '../../order-status.ts';
import { MoveRefused, OrderMissing } from '../orders.errors.ts';
import { anOrderingShop, type OrderingShop } from '../testing/an-order.ts';

const staff = { kind: 'staff', id: 7 } as const;

async function aPlacedOrder(shop: OrderingShop, items: Record<string, number> = { KREM: 2 }) {
  const { order } = await shop.place(await shop.readyCart(items));
  return order;
}

const mover = (shop: OrderingShop, id: number) => (to: OrderStatus, note?: string) =>
  inTransaction(shop.db, (trx) => shop.orders.move(trx, id, to, staff, note));

describe.each(dialects)('moving orders on $name', ({ openDatabase }) => {
  test('a move is kept with who, when and why, and others may hang on it', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5 });
    const { id } = await aPlacedOrder(shop);
    const heard: string[] = [];
    shop.orders.onMoved(async (_trx, { from, to, actor }) => void heard.push(`${from} ${to} ${actor.kind}`));
    const move = mover(shop, id);
    shop.catalogue.clock.now = new Date('2026-11-21T09:00:00Z');
    await move('processing', 'wpłata na koncie');
    await move('onHold');
    await move('processing');
    const order = await shop.orders.find(id);
    expect(order).toMatchObject({ status: 'processing', heldFrom: null, version: 4 });
    expect(order?.history.slice(2)).toMatchObject([
      { from: 'pendingPayment', to: 'processing', actorKind: 'staff', actorId: 7, note: 'wpłata na koncie' },
      { from: 'processing', to: 'onHold' },
      { from: 'onHold', to: 'processing' },
    ]);
    expect(order?.history[2]?.at).toEqual(shop.catalogue.clock.now);
    expect(heard).toEqual(['pendingPayment processing staff', 'processing onHold staff', 'onHold processing staff']);
    expect((await recordedTags(shop.db)).flat()).toContain(`order.status:${id}`);
  });

  test('a way that is not in the table is refused, and a repetition does nothing', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5 });
    const { id } = await aPlacedOrder(shop);
    const move = mover(shop, id);
    await expect(move('complete')).rejects.toBeInstanceOf(MoveRefused);
    await move('pendingPayment');
    expect(await shop.orders.find(id)).toMatchObject({ status: 'pendingPayment', version: 1 });
    await expect(mover(shop, 999)('processing')).rejects.toBeInstanceOf(OrderMissing);
  });

  test('what a canceled order took goes back, once, also when many cancel it at the same time', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5 });
    const coupon = await shop.aCoupon({ code: 'RAZ', usageLimit: 1 });
    const cartId = await shop.readyCart({ KREM: 4 });
    await shop.db.insertInto('cart_coupon').values({ cartId, couponId: coupon.id, position: 0 }).execute();
    const { order } = await shop.place(cartId);
    expect(await shop.stockOf('KREM')).toBe(1);
    expect(await shop.coupons.find(coupon.id)).toMatchObject({ uses: 1 });
    await Promise.all(Array.from({ length: 8 }, () => mover(shop, order.id)('canceled')));
    expect(await shop.stockOf('KREM')).toBe(5);
    expect(await shop.coupons.find(coupon.id)).toMatchObject({ uses: 0 });
    const canceled = await shop.orders.find(order.id);
    expect(canceled).toMatchObject({ status: 'canceled', lines: [{ canceled: 4 }] });
    expect(canceled?.history.filter(({ to }) => to === 'canceled')).toHaveLength(1);
  });

  test('pieces that have left stay away, until the parcel comes back', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 10 });
    for (const [way, left] of [
      [['canceled'], 8],
      [['returned-to-sender', 'canceled'], 8],
    ] as const) {
      const { id } = await aPlacedOrder(shop, { KREM: 3 });
      await mover(shop, id)('processing');
      await inTransaction(shop.db, async (trx) => {
        const order = await shop.orders.find(id, trx);
        const line = order?.lines[0];
        if (!order || !line) throw new Error('The order is there.');
        const lines = [{ lineId: line.id, quantity: 2 }];
        await shop.orders.ship(trx, order, { lines, tracking: [], note: null, now: shop.catalogue.clock.now });
      });
      for (const to of way) await mover(shop, id)(to);
      expect(await shop.stockOf('KREM')).toBe(left);
    }
  });
});
