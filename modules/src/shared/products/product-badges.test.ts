import { expect, test } from 'vitest';
import { aProduct } from '../../testing/a-shop.ts';
import { productBadges } from './product-badges.ts';

const pln = (amount: number) => ({ amount, currency: 'PLN' });
const plain = { final: pln(9900), regular: pln(9900) };
const reduced = { final: pln(9900), regular: pln(12900), lowest30: pln(10900), discountPercent: 9 };
const barely = { final: pln(9900), regular: pln(12900), lowest30: pln(9900) };

test.each([
  [{}, plain, []],
  [{ isSale: true, isPromotion: true }, plain, []],
  [{ isNew: true }, plain, ['secondary badgeNew']],
  [{ isNew: true, isBestseller: true }, reduced, ['primary badgeDiscount', 'secondary badgeNew']],
  [{ isSale: true }, barely, ['primary badgeSale']],
  [{ isPromotion: true }, barely, ['primary badgePromotion']],
  [{ isPresale: true, isNew: true }, plain, ['secondary badgePresale', 'secondary badgeNew']],
  [{ isSponsored: true, isNew: true }, reduced, ['mark badgeSponsored', 'primary badgeDiscount']],
  [{ isGift: true, isSample: true }, plain, ['mark badgeIsGift', 'mark badgeIsSample']],
  [{ hasGift: true, hasSamples: true }, plain, ['mark badgeGift', 'mark badgeSamples']],
])('of %j at such a price the card shows two at most, by priority', (flags, price, expected) => {
  const badges = productBadges(aProduct({ flags, price }));
  expect(badges.map(({ theme, key }) => `${theme} ${key}`)).toEqual(expected);
});
