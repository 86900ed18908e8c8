import { describe, expect, test } from 'vitest';
import { aShop, piecesIn } from '../../testing/a-cart.ts';
import { dialects } from '../../testing/dialects.ts';
import { DAY_MS } from '../../time/durations.ts';
import { cleanCarts, forgetGuestCarts, forgetRequests } from './cart-cleaning.ts';
import { addItems } from './changes/add-items.ts';

describe.each(dialects)('cleaning of carts on $name', ({ openDatabase }) => {
  test('removes what has ended, a bounded number at once, and leaves the rest', async () => {
    const { db, carts, guest, aCustomer, catalogue, stock, add, newCart } = await aShop(await openDatabase());
    await stock({ 'RL-1': 20 });
    const ids = await Promise.all(Array.from({ length: 5 }, () => newCart()));
    for (const id of ids) await add(id, { 'RL-1': 1 });
    const own = (await carts.ofCustomer(aCustomer(7))).cart.id;
    const later = (days: number) => new Date(catalogue.clock.now.getTime() + days * DAY_MS);
    expect(await cleanCarts(db, later(29), { batch: 2, batches: 10 })).toBe(0);
    expect(await cleanCarts(db, later(30), { batch: 2, batches: 2 })).toBe(4);
    expect(await cleanCarts(db, later(30), { batch: 2, batches: 2 })).toBe(1);
    expect(await db.selectFrom('cart_line').selectAll().execute()).toEqual([]);
    expect((await carts.find(aCustomer(7), own)).cart.id).toBe(own);
    expect(await cleanCarts(db, later(180), { batch: 2, batches: 2 })).toBe(1);
    await expect(carts.find(guest, ids[0] ?? '')).rejects.toThrow('Could not find a cart');
  });

  test('leaves a cart that its shopper came back to', async () => {
    const { db, carts, guest, catalogue, stock, add, newCart } = await aShop(await openDatabase());
    await stock({ 'RL-1': 20 });
    const id = await newCart();
    catalogue.clock.now = new Date(catalogue.clock.now.getTime() + 29 * DAY_MS);
    await add(id, { 'RL-1': 1 });
    const in2Days = new Date(catalogue.clock.now.getTime() + 2 * DAY_MS);
    expect(await cleanCarts(db, in2Days, { batch: 10, batches: 1 })).toBe(0);
    expect(piecesIn(await carts.find(guest, id))).toEqual({ 'RL-1': 1 });
  });

  test('forgets carts of guests that nobody has changed since, and no others', async () => {
    const { db, carts, aCustomer, catalogue, stock, add, newCart } = await aShop(await openDatabase());
    await stock({ 'RL-1': 20 });
    const old = await newCart();
    await add(old, { 'RL-1': 1 });
    const own = (await carts.ofCustomer(aCustomer(7))).cart.id;
    const { now } = catalogue.clock;
    catalogue.clock.now = new Date(now.getTime() + 2 * DAY_MS);
    const fresh = await newCart();
    expect(await forgetGuestCarts(db, now, 10)).toBe(0);
    expect(await forgetGuestCarts(db, new Date(now.getTime() + DAY_MS), 10)).toBe(1);
    const left = await db.selectFrom('cart').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([fresh, own].sort());
  });

  test('forgets old requests', async () => {
    const { db, carts, guest, catalogue, stock, newCart } = await aShop(await openDatabase());
    await stock({ 'RL-1': 20 });
    const request = { key: 'k', body: 'b' };
    for (let index = 0; index < 5; index += 1) {
      const change = addItems([{ sku: 'RL-1', quantity: 1 }]);
      await carts.change({ cartId: await newCart(), shopper: guest, request }, change);
    }
    const kept = async () => (await db.selectFrom('cart_request').selectAll().execute()).length;
    expect(await forgetRequests(db, new Date(catalogue.clock.now.getTime() - 1), 9)).toBe(0);
    expect(await kept()).toBe(5);
    expect(await forgetRequests(db, catalogue.clock.now, 9)).toBe(5);
    expect(await kept()).toBe(0);
  });
});
