import { describe, expect, test } from 'vitest';
import type { Site } from '../../content/sites/index.ts';
import { inTransaction } from '../../database/transaction.ts';
import { dialects } from '../../testing/dialects.ts';
import { createPaymentOrders } from './payment-orders.ts';
import { anOrderingShop, type OrderingShop } from './testing/an-order.ts';

async function waiting(shop: OrderingShop) {
  await shop.stock({ KREM: 50 });
  const { order } = await shop.place(await shop.readyCart({ KREM: 1 }));
  const { db, orders, hooks } = shop;
  const port = createPaymentOrders({ db, orders, hooks, siteOf: () => shop.site as Site });
  const at = new Date('2026-11-21T10:00:00Z');
  const paid = () =>
    inTransaction(db, (trx) => port.paid(trx, order.id, { attemptId: 1, method: 'paynow_gateway', at }));
  const statusOf = async () => (await orders.find(order.id))?.status;
  return { port, id: order.id, at, paid, statusOf, order };
}

describe.each(dialects)('orders as payments see them on $name', ({ openDatabase }) => {
  test('money moves a waiting order on, once, whatever came before', async () => {
    const shop = await anOrderingShop(await openDatabase());
    const heard: number[] = [];
    shop.orders.onPaid(async (_trx, { id }) => void heard.push(id));
    for (const before of ['none', 'review', 'declined'] as const) {
      const { port, id, at, paid, statusOf } = await waiting(shop);
      if (before === 'review') await inTransaction(shop.db, (trx) => port.underReview(trx, id, at));
      if (before === 'declined') {
        const failure = { method: 'ngeniusonline', reasonCode: '501', at } as const;
        await inTransaction(shop.db, (trx) => port.failed(trx, id, failure));
        expect(await statusOf()).toBe('ngeniusDeclined');
      }
      const answers = await Promise.all([paid(), paid(), paid()]);
      expect(answers).toEqual(['accepted', 'accepted', 'accepted']);
      expect(await shop.orders.find(id)).toMatchObject({ status: 'processing', paidAt: at });
      expect(heard.filter((each) => each === id)).toHaveLength(1);
    }
  });

  test('money for a canceled order has to go back', async () => {
    const shop = await anOrderingShop(await openDatabase());
    const { id, paid, statusOf } = await waiting(shop);
    await inTransaction(shop.db, (trx) => shop.orders.move(trx, id, 'canceled', { kind: 'staff' }));
    expect(await paid()).toBe('not-needed');
    expect(await statusOf()).toBe('canceled');
  });

  test('an order that nobody pays is canceled, one that is being prepared is not', async () => {
    const shop = await anOrderingShop(await openDatabase());
    const unpaid = await waiting(shop);
    expect(await inTransaction(shop.db, (trx) => unpaid.port.expired(trx, unpaid.id, unpaid.at))).toBe(true);
    expect(await unpaid.statusOf()).toBe('canceled');
    const prepared = await waiting(shop);
    await prepared.paid();
    expect(await inTransaction(shop.db, (trx) => prepared.port.expired(trx, prepared.id, prepared.at))).toBe(false);
    expect(await prepared.statusOf()).toBe('processing');
  });

  test('a try that failed leaves the order payable', async () => {
    const shop = await anOrderingShop(await openDatabase());
    const { port, id, at, statusOf } = await waiting(shop);
    const reported: (string | null)[] = [];
    shop.orders.onPaymentFailed(async (_trx, { reasonCode }) => void reported.push(reasonCode));
    const failure = { method: 'paynow_gateway', reasonCode: 'REJECTED', at } as const;
    await inTransaction(shop.db, (trx) => port.failed(trx, id, failure));
    expect(await statusOf()).toBe('pendingPayment');
    expect(reported).toEqual(['REJECTED']);
    expect(await port.find(id)).toMatchObject({
      id,
      isAwaitingPayment: true,
      total: 8_900 + 1_499,
      currency: 'PLN',
      paymentMethod: 'banktransfer',
      payer: { email: 'lena@example.com', lastName: 'Łąkowska', phone: '+48600700800', postcode: '30-001' },
    });
  });

  test('what was paid goes back with the order, unless staff keep it', async () => {
    const shop = await anOrderingShop(await openDatabase());
    for (const [money, count] of [
      ['give-back', 1],
      ['keep', 1],
    ] as const) {
      const { id, paid } = await waiting(shop);
      await paid();
      await inTransaction(shop.db, async (trx) => {
        const order = await shop.orders.find(id, trx);
        if (order) await shop.orders.cancel(trx, order, { kind: 'staff', id: 1 }, 'pomyłka', money);
      });
      expect(shop.givenBack).toHaveLength(count);
    }
  });
});
