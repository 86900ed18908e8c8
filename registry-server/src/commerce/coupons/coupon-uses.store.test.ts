import { describe, expect, test } from 'vitest';
import { createSitesStore } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { returnCouponUses, takeCouponUses } from './coupon-uses.store.ts';
import { CouponUsedUp } from './coupons.errors.ts';
import { createCouponsStore } from './coupons.store.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe.each(dialects)('uses of coupons on $name', ({ openDatabase }) => {
  const aCoupon = async (limits: { usageLimit?: number; usagePerCustomer?: number }) => {
    const db = await openDatabase();
    const { site } = await createSitesStore(db).save(aSite());
    const coupons = createCouponsStore(db);
    const terms = { code: 'LEN', name: 'Len', kind: 'percent' as const, percent: 10, isActive: true };
    const { id } = await coupons.create(site.id, { ...terms, categoryPaths: [], giftSkus: [], ...limits });
    const uses = async () => (await coupons.find(id))?.uses;
    return { db, id, uses };
  };
  const take = (db: Db, id: number, cartId: string, email = `${cartId}@rosailen.example`, customerId?: number) =>
    inTransaction(db, (trx) => takeCouponUses(trx, [id], { cartId, customerId: customerId ?? null, email, now }));

  test('twenty orders at once take no more than there are', async () => {
    const { db, id, uses } = await aCoupon({ usageLimit: 5 });
    const orders = Array.from({ length: 20 }, (_, index) => take(db, id, `cart-${index}`));
    const outcomes = await Promise.allSettled(orders);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(CouponUsedUp);
    expect(await uses()).toBe(5);
  });

  test('one cart takes a coupon once', async () => {
    const { db, id, uses } = await aCoupon({ usageLimit: 1, usagePerCustomer: 1 });
    await take(db, id, 'cart-1');
    await take(db, id, 'cart-1');
    expect(await uses()).toBe(1);
  });

  test('a person is known by the address in any case, or by the account', async () => {
    const { db, id } = await aCoupon({ usagePerCustomer: 1 });
    await take(db, id, 'cart-1', 'Zofia@rosailen.example', 7);
    await expect(take(db, id, 'cart-2', ' zofia@ROSAILEN.example')).rejects.toBeInstanceOf(CouponUsedUp);
    await expect(take(db, id, 'cart-3', 'inna@rosailen.example', 7)).rejects.toBeInstanceOf(CouponUsedUp);
    await take(db, id, 'cart-4', 'inna@rosailen.example', 8);
    const rows = await db.selectFrom('coupon_use').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/zofia/i);
  });

  test('two orders of one person at once take one', async () => {
    const { db, id, uses } = await aCoupon({ usagePerCustomer: 1 });
    const orders = Array.from({ length: 8 }, (_, index) => take(db, id, `cart-${index}`, 'zofia@rosailen.example'));
    const outcomes = await Promise.allSettled(orders);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await uses()).toBe(1);
  });

  test('are given back', async () => {
    const { db, id, uses } = await aCoupon({ usageLimit: 1 });
    await take(db, id, 'cart-1');
    await inTransaction(db, (trx) => returnCouponUses(trx, 'cart-1'));
    await inTransaction(db, (trx) => returnCouponUses(trx, 'cart-1'));
    expect(await uses()).toBe(0);
    await take(db, id, 'cart-2');
  });
});
