import { describe, expect, test } from 'vitest';
import { aShop, piecesIn, type TestShop } from '../../../testing/a-cart.ts';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import type { CartState } from '../calculation/calculate-cart.ts';
import { applyCoupons, removeCoupons } from './cart-coupons.ts';
import { chooseGift, declineGifts } from './choose-gift.ts';

describe.each(dialects)('gifts in a cart on $name', ({ openDatabase }) => {
  const shop = async (site = {}) => {
    const made = await aShop(await openDatabase(), { properties: { maintenance: false, shop: site } });
    await made.stock({ 'RL-1': 50, 'RL-GRATIS-1': 5, 'RL-GRATIS-2': 5 });
    const id = await made.newCart();
    await made.add(id, { 'RL-1': 2 });
    return { ...made, id };
  };
  const choose = ({ carts, guest }: TestShop, cartId: string, sku: string, source?: string) =>
    carts.change({ cartId, shopper: guest }, async (open) => {
      await chooseGift(open, { sku, source });
      return { outcome: null };
    });

  test('nobody puts one in who has not earned it, whichever way', async () => {
    const made = await shop();
    const { outcome, state } = await made.add(made.id, { 'RL-GRATIS-1': 1 });
    expect(outcome).toMatchObject([{ code: 'NOT_SALABLE', sku: 'RL-GRATIS-1' }]);
    expect(piecesIn(state)).toEqual({ 'RL-1': 2 });
    await expect(choose(made, made.id, 'RL-GRATIS-1')).rejects.toMatchObject({ code: 'gift-not-earned' });
    await made.aGiftRule({ skus: ['RL-GRATIS-1'], threshold: 20_000 });
    await expect(choose(made, made.id, 'RL-GRATIS-1')).rejects.toMatchObject({ code: 'gift-not-earned' });
    await expect(choose(made, made.id, 'RL-1')).rejects.toMatchObject({ code: 'gift-not-earned' });
    await expect(choose(made, made.id, 'RL-9')).rejects.toMatchObject({ code: 'gift-not-earned' });
  });

  test('who has earned it gets one piece for nothing, by choosing or by adding', async () => {
    const made = await shop();
    await made.aGiftRule({ skus: ['RL-GRATIS-1'], threshold: 10_000, name: 'Od stu' });
    const { outcome, state } = await made.add(made.id, { 'RL-GRATIS-1': 1 });
    expect(outcome).toEqual([]);
    expect(state.lines[1]).toMatchObject({ sku: 'RL-GRATIS-1', kind: 'gift', quantity: 1, totals: { total: 0 } });
    expect(state.totals.total).toBe(17_800);
    expect((await made.add(made.id, { 'RL-GRATIS-1': 1 })).state.lines[1]?.quantity).toBe(1);
    expect((await made.add(made.id, { 'RL-GRATIS-1': 2 })).outcome).toMatchObject([
      { code: 'INVALID_PARAMETER_VALUE' },
    ]);
    expect((await choose(made, made.id, 'RL-GRATIS-1')).state.lines).toHaveLength(2);
    expect((await made.set(made.id, 'RL-GRATIS-1', 2)).outcome).toMatchObject([{ code: 'INVALID_PARAMETER_VALUE' }]);
    expect(piecesIn((await made.set(made.id, 'RL-GRATIS-1', 0)).state)).toEqual({ 'RL-1': 2 });
  });

  test('things and the gift that they earn come in one request', async () => {
    const made = await shop();
    await made.aGiftRule({ skus: ['RL-GRATIS-1'], threshold: 30_000 });
    const { outcome, state } = await made.add(made.id, { 'RL-GRATIS-1': 1, 'RL-1': 2 });
    expect(outcome).toEqual([]);
    expect(piecesIn(state)).toEqual({ 'RL-1': 4, 'RL-GRATIS-1': 1 });
  });

  test('below the threshold it goes with the next change, told; by itself it is only marked', async () => {
    const made = await shop();
    const rule = await made.aGiftRule({ skus: ['RL-GRATIS-1'], threshold: 10_000, endsAt: '2026-12-01T00:00:00Z' });
    await choose(made, made.id, 'RL-GRATIS-1');
    made.catalogue.clock.now = new Date('2026-12-02T00:00:00Z');
    const marked = await made.carts.find(made.guest, made.id);
    expect(marked.lines[1]?.problem).toBe('not-earned');
    expect(marked.notices).toMatchObject([{ code: 'gift-not-earned', sku: 'RL-GRATIS-1' }]);
    made.catalogue.clock.now = new Date('2026-11-30T00:00:00Z');
    expect((await made.carts.find(made.guest, made.id)).notices).toEqual([]);
    const { state } = await made.set(made.id, 'RL-1', 1);
    expect(piecesIn(state)).toEqual({ 'RL-1': 1 });
    expect(state.notices).toEqual([
      {
        code: 'gift-removed',
        sku: 'RL-GRATIS-1',
        message: 'Prezent „Krem RL-GRATIS-1” jest od 100,00\u00a0zł, brakuje 11,00\u00a0zł.',
      },
    ]);
    expect(rule.choices).toBe(1);
  });

  test('a single choice is made anew, several are limited', async () => {
    const made = await shop();
    await made.stock({ 'RL-GRATIS-3': 5 });
    await made.aGiftRule({ skus: ['RL-GRATIS-1', 'RL-GRATIS-2', 'RL-GRATIS-3'], threshold: 0 });
    await choose(made, made.id, 'RL-GRATIS-1');
    expect(piecesIn((await choose(made, made.id, 'RL-GRATIS-2')).state)).toEqual({ 'RL-1': 2, 'RL-GRATIS-2': 1 });
    await made.db.updateTable('gift_rule').set({ choices: 2 }).execute();
    await choose(made, made.id, 'RL-GRATIS-1');
    await expect(choose(made, made.id, 'RL-GRATIS-3')).rejects.toMatchObject({ code: 'gift-choices-used' });
  });

  test('adding its sku is the same as choosing it: the same cart, and the same reason where it is refused', async () => {
    const made = await shop();
    await made.stock({ 'RL-GRATIS-2': 0, 'RL-GRATIS-3': 5, 'RL-GRATIS-4': 5, 'RL-GRATIS-5': 5 });
    const skus = ['RL-GRATIS-1', 'RL-GRATIS-2', 'RL-GRATIS-3', 'RL-GRATIS-4'];
    await made.aGiftRule({ skus, threshold: 10_000, choices: 2 });
    const [added, chosen] = [made.id, await made.newCart()];
    await made.add(chosen, { 'RL-1': 2 });
    const seen = ({ lines, totals }: CartState) => ({
      lines: lines.map(({ sku, kind, quantity, giftSource, totals: ofLine }) => ({
        sku,
        kind,
        quantity,
        giftSource,
        ofLine,
      })),
      totals,
    });
    for (const [sku, code] of [
      ['RL-GRATIS-2', 'INSUFFICIENT_STOCK'],
      ['RL-GRATIS-5', 'NOT_SALABLE'],
      ['RL-GRATIS-1', undefined],
      ['RL-GRATIS-1', undefined],
      ['RL-GRATIS-3', undefined],
      ['RL-GRATIS-4', 'NOT_SALABLE'],
    ] as const) {
      const { outcome, state } = await made.add(added, { [sku]: 1 });
      const choice = choose(made, chosen, sku);
      expect(outcome.map((refusal) => refusal.code)).toEqual(code === undefined ? [] : [code]);
      if (outcome[0]) await expect(choice).rejects.toThrow(outcome[0].message);
      else expect(seen(state)).toEqual(seen((await choice).state));
    }
  });

  test('one that is out of stock cannot be chosen', async () => {
    const made = await shop();
    await made.stock({ 'RL-GRATIS-1': 0 });
    await made.aGiftRule({ skus: ['RL-GRATIS-1'], threshold: 0 });
    await expect(choose(made, made.id, 'RL-GRATIS-1')).rejects.toMatchObject({ code: 'gift-out-of-stock' });
  });

  test('a coupon brings its gift and takes it along', async () => {
    const made = await shop();
    await made.aCoupon({ code: 'LEN', giftSkus: ['RL-GRATIS-2'] });
    const request = { cartId: made.id, shopper: made.guest };
    await made.carts.change(request, applyCoupons(['LEN'], 'append'));
    const { state } = await choose(made, made.id, 'RL-GRATIS-2');
    expect(state.lines[1]?.giftSource).toMatch(/^coupon:\d+$/);
    const removed = await made.carts.change(request, removeCoupons());
    expect(piecesIn(removed.state)).toEqual({ 'RL-1': 2 });
    expect(removed.state.notices).toMatchObject([
      {
        code: 'gift-removed',
        message: 'W koszyku nie ma już prezentu „Krem RL-GRATIS-2”: koszyk nie spełnia jego warunków.',
      },
    ]);
  });

  test('a product brings its gifts, and samples from their threshold on', async () => {
    const made = await shop({ samplesFrom: 30_000, maxSamples: 1 });
    const sample = (sku: string) =>
      made.catalogue.products.put(sku, aProduct(sku, { flags: { isSample: true }, variants: [aVariant({ sku })] }));
    await sample('RL-S1');
    await sample('RL-S2');
    const along = { giftsSku: ['RL-GRATIS-1'], samplesSku: ['RL-S1'] };
    await made.catalogue.products.put('RL-K', aProduct('RL-K', { ...along, variants: [aVariant({ sku: 'RL-K' })] }));
    await made.aGiftRule({ name: 'Próbka', kind: 'sample', skus: ['RL-S2'], threshold: 0 });
    const { state } = await made.add(made.id, { 'RL-K': 1 });
    expect(
      (await made.carts.offers(made.guest, state)).map(({ source, kind, missing }) => [source, kind, missing]),
    ).toEqual([
      [expect.stringMatching(/^rule:/), 'sample', 0],
      ['product:RL-K', 'gift', 0],
      ['product:RL-K', 'sample', 3_300],
    ]);
    await choose(made, made.id, 'RL-GRATIS-1');
    await expect(choose(made, made.id, 'RL-S1')).rejects.toMatchObject({ code: 'gift-not-earned' });
    await made.add(made.id, { 'RL-1': 1 });
    await choose(made, made.id, 'RL-S1');
    await expect(choose(made, made.id, 'RL-S2')).rejects.toMatchObject({ code: 'gift-choices-used' });
    const gone = (await made.set(made.id, 'RL-K', 0)).state;
    expect(piecesIn(gone)).toEqual({ 'RL-1': 3 });
    expect(gone.notices.map(({ code, sku }) => [code, sku])).toEqual([
      ['gift-removed', 'RL-GRATIS-1'],
      ['gift-removed', 'RL-S1'],
    ]);
  });

  test('declined ones go and are not wanted until one is chosen', async () => {
    const made = await shop();
    await made.aGiftRule({ skus: ['RL-GRATIS-1'], threshold: 0 });
    await choose(made, made.id, 'RL-GRATIS-1');
    const declined = (await made.carts.change({ cartId: made.id, shopper: made.guest }, declineGifts())).state;
    expect([piecesIn(declined), declined.cart.giftsDeclined]).toEqual([{ 'RL-1': 2 }, true]);
    expect((await choose(made, made.id, 'RL-GRATIS-1')).state.cart.giftsDeclined).toBe(false);
  });

  test('a thing that becomes a gift is no longer sold', async () => {
    const made = await shop();
    const id = await made.newCart();
    await made.add(id, { 'RL-1': 1 });
    const site = { ...made.site, properties: { maintenance: false, shop: { giftSkuMarkers: ['rl-1'] } } };
    const { lines, totals } = await made.carts.find({ site }, id);
    expect([lines[0]?.problem, totals.total]).toEqual(['not-for-sale', 0]);
  });
});
