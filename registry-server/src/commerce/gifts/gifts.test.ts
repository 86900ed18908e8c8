import { describe, expect, test } from 'vitest';
import { SHOP_DEFAULTS } from '../shop-settings.ts';
import { type ChosenGift, earnedGifts, type GiftEarnings } from './earned-gifts.ts';
import { type GiftOccasion, offersOf } from './gift-offers.ts';
import type { GiftRule } from './gift-rules.store.ts';
import { givenKindOf, isGiftSku } from './given-kind.ts';

const now = new Date('2026-11-20T12:00:00Z');
const aRule = (changes: Partial<GiftRule> = {}): GiftRule => ({
  id: 1,
  siteId: 1,
  name: 'Prezent',
  kind: 'gift',
  threshold: null,
  skus: ['RL-GRATIS-1'],
  choices: 1,
  startsAt: null,
  endsAt: null,
  isActive: true,
  createdAt: now,
  updatedAt: now,
  ...changes,
});

describe('a gift is known by its sku', () => {
  test.each([
    ['RL-GRATIS-1', true],
    ['rl-prezent-kubek', true],
    ['FREE-01', true],
    ['RL-BA-001', false],
    ['', false],
  ])('%s: %s', (sku, isGift) => {
    expect(isGiftSku(sku, SHOP_DEFAULTS)).toBe(isGift);
  });

  test('or by that of its product; a sample by its flag', () => {
    const flags = {};
    expect(givenKindOf({ sku: 'A-1', productSku: 'A-GRATIS', flags }, SHOP_DEFAULTS)).toBe('gift');
    expect(givenKindOf({ sku: 'A-1', productSku: 'A', flags: { isSample: true } }, SHOP_DEFAULTS)).toBe('sample');
    expect(givenKindOf({ sku: 'A-gratis', productSku: 'A', flags }, { giftSkuMarkers: ['dar'] })).toBeUndefined();
  });
});

describe('gifts are offered', () => {
  const occasion = (changes: Partial<GiftOccasion>): GiftOccasion => ({
    rules: [],
    coupons: [],
    products: [],
    goods: 10_000,
    hasGoods: true,
    settings: SHOP_DEFAULTS,
    now,
    ...changes,
  });

  test('with what is missing for them', () => {
    const rules = [aRule(), aRule({ id: 2, kind: 'sample' }), aRule({ id: 3, threshold: 15_000 })];
    expect(offersOf(occasion({ rules }))).toMatchObject([
      { source: 'rule:1', kind: 'gift', threshold: 19_900, missing: 9_900 },
      { source: 'rule:2', kind: 'sample', threshold: 4_900, missing: 0 },
      { source: 'rule:3', threshold: 15_000, missing: 5_000 },
    ]);
  });

  test('by coupons and by products of the cart', () => {
    const coupons = [{ id: 5, name: 'Len', giftSkus: ['RL-GRATIS-2'] }];
    const products = [{ productSku: 'RL-1', name: 'Krem', gifts: ['RL-GRATIS-3'], samples: ['RL-S'] }];
    expect(offersOf(occasion({ coupons, products, goods: 1_000 }))).toMatchObject([
      { source: 'coupon:5', label: 'Len', missing: 0 },
      { source: 'product:RL-1', kind: 'gift', missing: 0 },
      { source: 'product:RL-1', kind: 'sample', missing: 3_900 },
    ]);
  });

  test.each([[{ isActive: false }], [{ startsAt: new Date('2026-11-20T12:00:01Z') }], [{ endsAt: now }]])(
    'by rules in force only: not %j',
    (changes) => {
      expect(offersOf(occasion({ rules: [aRule(changes)] }))).toEqual([]);
    },
  );

  test('to nobody who buys nothing', () => {
    expect(offersOf(occasion({ rules: [aRule({ threshold: 0 })], hasGoods: false }))).toEqual([]);
  });
});

describe('a chosen gift is earned', () => {
  const earnings = (changes: Partial<GiftEarnings>): GiftEarnings => ({
    rules: [aRule({ threshold: 10_000 })],
    coupons: [],
    productSkus: new Set<string>(),
    goods: 10_000,
    hasGoods: true,
    settings: SHOP_DEFAULTS,
    now,
    ...changes,
  });
  const aGift = (changes: Partial<ChosenGift> = {}): ChosenGift => ({
    id: 1,
    sku: 'RL-GRATIS-1',
    productSku: 'RL-GRATIS-1',
    kind: 'gift',
    giftSource: 'rule:1',
    ...changes,
  });
  const coupons = [{ id: 5, giftSkus: ['RL-GRATIS-1'] }];

  test.each<[Partial<ChosenGift>, Partial<GiftEarnings>, boolean]>([
    [{}, {}, true],
    [{}, { goods: 9_999 }, false],
    [{}, { hasGoods: false }, false],
    [{}, { rules: [] }, false],
    [{}, { rules: [aRule({ threshold: 0, kind: 'sample' })] }, false],
    [{ sku: 'RL-GRATIS-9', productSku: 'RL-GRATIS-9' }, {}, false],
    [{ sku: 'RL-GRATIS-1-50' }, {}, true],
    [{ giftSource: 'coupon:5' }, { coupons, goods: 0 }, true],
    [{ giftSource: 'coupon:6' }, { coupons }, false],
    [{ giftSource: 'coupon:5', sku: 'X', productSku: 'X' }, { coupons }, false],
    [{ giftSource: 'product:RL-1' }, { productSkus: new Set(['RL-1']), goods: 0 }, true],
    [{ giftSource: 'product:RL-2' }, { productSkus: new Set(['RL-1']) }, false],
    [{ giftSource: 'product:RL-1', kind: 'sample' }, { productSkus: new Set(['RL-1']), goods: 4_899 }, false],
    [{ giftSource: 'product:RL-1', kind: 'sample' }, { productSkus: new Set(['RL-1']), goods: 4_900 }, true],
    [{ giftSource: 'nobody' }, {}, false],
  ])('%j with %j: %s', (gift, changes, isEarned) => {
    expect(earnedGifts([aGift(gift)], earnings(changes)).has(1)).toBe(isEarned);
  });

  test('no more of them than the rule gives, first come first served', () => {
    const rules = [aRule({ threshold: 0, skus: ['A', 'B', 'C'], choices: 2 })];
    const gifts = ['A', 'B', 'C'].map((sku, index) => aGift({ id: 3 - index, sku, productSku: sku }));
    expect([...earnedGifts(gifts, earnings({ rules }))]).toEqual([1, 2]);
  });

  test('no more samples than a cart takes along', () => {
    const rules = [aRule({ kind: 'sample', threshold: 0, skus: ['A', 'B', 'C'], choices: 10 })];
    const gifts = ['A', 'B', 'C'].map((sku, id) => aGift({ id, sku, productSku: sku, kind: 'sample' }));
    const settings = { ...SHOP_DEFAULTS, maxSamples: 2 };
    expect(earnedGifts(gifts, earnings({ rules, settings })).size).toBe(2);
  });
});
