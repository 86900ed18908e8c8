import { describe, expect, test } from 'vitest';
import { createSitesStore } from '../../content/sites/index.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import type { OrderStatus } from '../order-status.ts';
import { aStoredOrder } from '../orders/testing/a-stored-order.ts';
import { boughtVariants, wasBought } from './was-bought.ts';

describe.each(dialects)('who has bought something on $name', ({ openDatabase }) => {
  test('has paid for it or received it, and not given it up', async () => {
    const db = await openDatabase();
    const { site } = await createSitesStore(db).save(aSite());
    const cases: readonly [OrderStatus, boolean, boolean][] = [
      ['pendingPayment', false, false],
      ['processing', false, false],
      ['processing', true, true],
      ['complete', false, true],
      ['close', true, true],
      ['canceled', true, false],
      ['fraud', true, false],
    ];
    for (const [index, [status, isPaid, expected]] of cases.entries()) {
      const customerId = index + 1;
      await aStoredOrder(db, { siteId: site.id, customerId, status, paidAt: isPaid ? new Date() : null });
      expect(await wasBought(db, { customerId, productSku: 'KREM' }), status).toBe(expected);
      expect(await wasBought(db, { customerId, productSku: 'TONIK' })).toBe(false);
      expect(await wasBought(db, { customerId: 99, productSku: 'KREM' })).toBe(false);
    }
  });

  test('has bought these variants of it, each named once', async () => {
    const db = await openDatabase();
    const { site } = await createSitesStore(db).save(aSite());
    const bought = { siteId: site.id, customerId: 1, status: 'complete' } as const;
    await aStoredOrder(db, bought);
    await aStoredOrder(db, bought);
    await aStoredOrder(db, { ...bought, customerId: 2, status: 'pendingPayment' });
    expect(await boughtVariants(db, { customerId: 1, productSku: 'KREM' })).toEqual(['KREM']);
    expect(await boughtVariants(db, { customerId: 1, productSku: 'TONIK' })).toEqual([]);
    expect(await boughtVariants(db, { customerId: 2, productSku: 'KREM' })).toEqual([]);
  });
});
