import { describe, expect, test } from 'vitest';
import { aShop, piecesIn, type TestShop } from '../../../testing/a-cart.ts';
import { dialects } from '../../../testing/dialects.ts';
import { CartForbidden, CartMissing, CartNotActive } from '../cart.errors.ts';
import { applyCoupons } from './cart-coupons.ts';
import { chooseGift } from './choose-gift.ts';
import { mergeLines } from './merge-lines.ts';

const sumOf = (pieces: Readonly<Record<string, number>>) =>
  Object.values(pieces).reduce((sum, count) => sum + count, 0);

describe('two carts make one', () => {
  const line = (sku: string, quantity: number) => ({
    id: 1,
    cartId: 'c',
    sku,
    productSku: sku,
    name: sku,
    quantity,
    kind: 'item' as const,
    giftSource: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });
  const settings = { maxQuantity: 100, maxCartLines: 3 };

  test.each([
    [3, 2, 10, 5, []],
    [3, 2, 4, 4, [4]],
    [3, 0, 2, 2, [2]],
    [60, 60, 1_000, 100, [100]],
    [3, 2, 0, 5, []],
    [60, 60, 0, 100, [100]],
  ])('%i and %i pieces of %i make %i', (source, target, stock, quantity, cut) => {
    const variants = new Map([['A', { stock } as never]]);
    const merged = mergeLines([line('A', source)], target > 0 ? [line('A', target)] : [], { variants, settings });
    expect(merged.puts.map((put) => put.quantity)).toEqual([quantity]);
    expect(merged.cuts.map(({ kept }) => kept)).toEqual(cut);
  });

  test('what has no room is told', () => {
    const target = [line('A', 1), line('B', 1)];
    const { puts, cuts } = mergeLines([line('C', 1), line('D', 1), line('A', 1)], target, {
      variants: new Map(),
      settings,
    });
    expect(puts.map(({ sku }) => sku)).toEqual(['C', 'A']);
    expect(cuts).toEqual([{ sku: 'D', name: 'D', kept: 0 }]);
  });
});

describe.each(dialects)('merging carts on $name', ({ openDatabase }) => {
  const shop = async () => {
    const made = await aShop(await openDatabase());
    await made.stock({ 'RL-1': 500, 'RL-2': 4, 'RL-3': 5, 'RL-GRATIS-1': 5, 'RL-GRATIS-2': 5 });
    const customer = made.aCustomer(7);
    const targetId = (await made.carts.ofCustomer(customer)).cart.id;
    return { ...made, customer, sourceId: await made.newCart(), targetId };
  };
  type Shop = Awaited<ReturnType<typeof shop>>;
  const merge = ({ carts, customer, sourceId, targetId }: Shop) =>
    carts.merge({ sourceId, targetId, shopper: customer });
  const choose = ({ carts }: TestShop, cartId: string, shopper: TestShop['guest'], sku: string) =>
    carts.change({ cartId, shopper }, async (open) => ({ outcome: await chooseGift(open, { sku }) }));

  test('pieces add up to what there is, what was cut is told, and the guest’s cart is over', async () => {
    const made = await shop();
    await made.add(made.sourceId, { 'RL-1': 2, 'RL-2': 3, 'RL-3': 1 });
    await made.add(made.targetId, { 'RL-1': 1, 'RL-2': 2 }, made.customer);
    const { state } = await merge(made);
    expect(piecesIn(state)).toEqual({ 'RL-1': 3, 'RL-2': 4, 'RL-3': 1 });
    expect(state.notices).toEqual([
      {
        code: 'quantity-cut',
        sku: 'RL-2',
        quantity: 4,
        message: '„Krem RL-2”: tyle sztuk nie możemy sprzedać, w koszyku zostało 4 szt.',
      },
    ]);
    await expect(merge(made)).rejects.toBeInstanceOf(CartNotActive);
    await expect(made.carts.find(made.guest, made.sourceId)).rejects.toBeInstanceOf(CartNotActive);
    await expect(made.add(made.sourceId, { 'RL-1': 1 })).rejects.toBeInstanceOf(CartNotActive);
    expect(piecesIn(await made.carts.find(made.customer, made.targetId))).toEqual({ 'RL-1': 3, 'RL-2': 4, 'RL-3': 1 });
  });

  test('with itself changes nothing; with what is foreign or unknown it is refused', async () => {
    const made = await shop();
    const { customer, targetId, carts } = made;
    await made.add(targetId, { 'RL-1': 1 }, customer);
    const { state } = await merge({ ...made, sourceId: targetId });
    expect(piecesIn(state)).toEqual({ 'RL-1': 1 });
    const message = 'Tego koszyka nie trzeba łączyć: to już Twój koszyk.';
    expect(state.notices).toEqual([{ code: 'cart-merged-into-itself', message }]);
    const foreign = (await carts.ofCustomer(made.aCustomer(8))).cart.id;
    await expect(merge({ ...made, sourceId: foreign })).rejects.toBeInstanceOf(CartForbidden);
    await expect(merge({ ...made, targetId: foreign })).rejects.toBeInstanceOf(CartForbidden);
    await expect(merge({ ...made, sourceId: 'f'.repeat(32) })).rejects.toBeInstanceOf(CartMissing);
    await expect(merge({ ...made, targetId: made.sourceId })).rejects.toBeInstanceOf(CartForbidden);
  });

  test('with a key it can be sent again', async () => {
    const made = await shop();
    await made.add(made.sourceId, { 'RL-1': 2 });
    const request = { key: 'k', body: 'merge' };
    const send = () =>
      made.carts.merge({ sourceId: made.sourceId, targetId: made.targetId, shopper: made.customer, request });
    await send();
    expect(piecesIn((await send()).state)).toEqual({ 'RL-1': 2 });
  });

  test('the guest’s coupon and address come along where the customer has none', async () => {
    const made = await shop();
    await made.aCoupon({ code: 'A' });
    await made.aCoupon({ code: 'B' });
    await made.add(made.sourceId, { 'RL-1': 2 });
    await made.add(made.targetId, { 'RL-1': 1 }, made.customer);
    await made.carts.change({ cartId: made.sourceId, shopper: made.guest }, applyCoupons(['A'], 'append'));
    await made.db.updateTable('cart').set({ email: 'z@rosailen.example' }).where('id', '=', made.sourceId).execute();
    const { state } = await merge(made);
    expect(state.coupons.map(({ coupon }) => coupon.code)).toEqual(['A']);
    expect(state.cart.email).toBe('z@rosailen.example');
    const second = { ...made, sourceId: await made.newCart() };
    await made.add(second.sourceId, { 'RL-1': 1 });
    await made.carts.change({ cartId: second.sourceId, shopper: made.guest }, applyCoupons(['B'], 'append'));
    expect((await merge(second)).state.coupons.map(({ coupon }) => coupon.code)).toEqual(['A']);
  });

  test('a gift comes along when the customer’s cart earns it and has none', async () => {
    const made = await shop();
    await made.aGiftRule({ skus: ['RL-GRATIS-1', 'RL-GRATIS-2'], threshold: 0 });
    await made.add(made.sourceId, { 'RL-1': 1 });
    await choose(made, made.sourceId, made.guest, 'RL-GRATIS-1');
    expect(piecesIn((await merge(made)).state)).toEqual({ 'RL-1': 1, 'RL-GRATIS-1': 1 });
    const second = { ...made, sourceId: await made.newCart() };
    await made.add(second.sourceId, { 'RL-1': 1 });
    await choose(made, second.sourceId, made.guest, 'RL-GRATIS-2');
    const { state } = await merge(second);
    expect(piecesIn(state)).toEqual({ 'RL-1': 2, 'RL-GRATIS-1': 1 });
    expect(state.notices).toMatchObject([{ code: 'gift-removed', sku: 'RL-GRATIS-2' }]);
  });

  test('while both sides change, nothing is lost and nothing doubled', async () => {
    const made = await shop();
    const { sourceId, targetId, customer } = made;
    const rounds = 12;
    for (let round = 0; round < rounds; round += 1) {
      const source = { ...made, sourceId: round === 0 ? sourceId : await made.newCart() };
      const before = sumOf(piecesIn(await made.carts.find(customer, targetId)));
      await made.add(source.sourceId, { 'RL-1': 1 });
      const adding = (id: string, shopper: TestShop['guest']) =>
        Promise.allSettled(Array.from({ length: 4 }, () => made.add(id, { 'RL-1': 1 }, shopper)));
      const [toSource, merges, toTarget] = await Promise.all([
        adding(source.sourceId, made.guest),
        Promise.allSettled([merge(source), merge(source)]),
        adding(targetId, customer),
      ]);
      const added = [...toSource, ...toTarget].filter(({ status }) => status === 'fulfilled').length;
      expect(toTarget.every(({ status }) => status === 'fulfilled')).toBe(true);
      expect(merges.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = [...toSource, ...merges].filter((result) => result.status === 'rejected');
      for (const { reason } of refused) expect(reason).toBeInstanceOf(CartNotActive);
      const after = piecesIn(await made.carts.find(customer, targetId));
      expect(after['RL-1']).toBe(Math.min(100, before + 1 + added));
      if ((after['RL-1'] ?? 0) > 80) await made.set(targetId, 'RL-1', 1, customer);
    }
  });

  test('two customers’ merges of one guest’s cart: one gets it', async () => {
    const made = await shop();
    const other = made.aCustomer(8);
    const otherId = (await made.carts.ofCustomer(other)).cart.id;
    await made.add(made.sourceId, { 'RL-1': 3 });
    const results = await Promise.allSettled([
      merge(made),
      made.carts.merge({ sourceId: made.sourceId, targetId: otherId, shopper: other }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const pieces = [
      piecesIn(await made.carts.find(made.customer, made.targetId)),
      piecesIn(await made.carts.find(other, otherId)),
    ];
    expect(pieces.map(sumOf).sort()).toEqual([0, 3]);
  });
});
