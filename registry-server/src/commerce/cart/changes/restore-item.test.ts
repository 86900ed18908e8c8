import { describe, expect, test } from 'vitest';
import { aShop, piecesIn } from '../../../testing/a-cart.ts';
import { dialects } from '../../../testing/dialects.ts';
import { chooseGift } from './choose-gift.ts';
import { restoreItem } from './restore-item.ts';
import { removeItem } from './update-items.ts';

describe.each(dialects)('undoing a removal on $name', ({ openDatabase }) => {
  const shop = async () => {
    const made = await aShop(await openDatabase());
    await made.stock({ 'RL-1': 20, 'RL-2': 5, 'RL-3': 5, 'RL-GRATIS-1': 5 });
    const id = await made.newCart();
    const { state } = await made.add(id, { 'RL-1': 2, 'RL-2': 1, 'RL-3': 1 });
    const lineOf = (sku: string) => state.lines.find((line) => line.sku === sku)?.id ?? 0;
    const change = (by: Parameters<typeof made.carts.change>[1]) =>
      made.carts.change({ cartId: id, shopper: made.guest }, by);
    return { ...made, id, lineOf, change };
  };

  test('a line comes back in its place, with its quantity and its id', async () => {
    const { lineOf, change, id, carts, guest } = await shop();
    const before = (await carts.find(guest, id)).lines;
    await change(removeItem(lineOf('RL-1'), 'x'));
    const { state } = await change(restoreItem(lineOf('RL-1'), 'x'));
    expect(state.lines.map((line) => [line.id, line.sku, line.quantity])).toEqual(
      before.map((line) => [line.id, line.sku, line.quantity]),
    );
  });

  test('a line that was set to nothing comes back too, once', async () => {
    const { lineOf, change, id, set } = await shop();
    await set(id, 'RL-2', 0);
    await change(restoreItem(lineOf('RL-2'), 'x'));
    await expect(change(restoreItem(lineOf('RL-2'), 'x'))).rejects.toMatchObject({ code: 'cart-item-missing' });
  });

  test('what was put in anew in the meantime stays as it is', async () => {
    const { lineOf, change, id, add } = await shop();
    await change(removeItem(lineOf('RL-2'), 'x'));
    await add(id, { 'RL-2': 3 });
    const { state } = await change(restoreItem(lineOf('RL-2'), 'x'));
    expect(piecesIn(state)).toEqual({ 'RL-1': 2, 'RL-2': 3, 'RL-3': 1 });
  });

  test('the gift that went with a line comes back with it; one that was taken out by itself does not', async () => {
    const { lineOf, change, aGiftRule } = await shop();
    await aGiftRule({ skus: ['RL-GRATIS-1'], threshold: 30_000 });
    const withGift = await change(async (open) => {
      await chooseGift(open, { sku: 'RL-GRATIS-1' });
      return { outcome: null };
    });
    const gift = withGift.state.lines.find(({ kind }) => kind === 'gift')?.id ?? 0;
    const without = await change(removeItem(lineOf('RL-1'), 'x'));
    expect(piecesIn(without.state)).toEqual({ 'RL-2': 1, 'RL-3': 1 });
    const back = await change(restoreItem(lineOf('RL-1'), 'x'));
    expect(piecesIn(back.state)).toEqual({ 'RL-1': 2, 'RL-2': 1, 'RL-3': 1, 'RL-GRATIS-1': 1 });
    await change(removeItem(lineOf('RL-1'), 'x'));
    await change(restoreItem(lineOf('RL-1'), 'x'));
    await change(removeItem(gift, 'x'));
    await change(removeItem(lineOf('RL-2'), 'x'));
    const { state } = await change(restoreItem(lineOf('RL-2'), 'x'));
    expect(piecesIn(state)).toEqual({ 'RL-1': 2, 'RL-2': 1, 'RL-3': 1 });
  });

  test('only the newest removals of a cart are remembered, and none of another cart', async () => {
    const { db, change, id, add, newCart, carts, guest, lineOf } = await shop();
    for (let round = 0; round < 25; round += 1) {
      const { state } = await add(id, { 'RL-2': 1 });
      await change(removeItem(state.lines.find(({ sku }) => sku === 'RL-2')?.id ?? 0, 'x'));
    }
    expect(await db.selectFrom('cart_removal').select('lineId').execute()).toHaveLength(20);
    const other = await newCart();
    await expect(
      carts.change({ cartId: other, shopper: guest }, restoreItem(lineOf('RL-2'), 'x')),
    ).rejects.toMatchObject({ code: 'cart-item-missing' });
  });
});
