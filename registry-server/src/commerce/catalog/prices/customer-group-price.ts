import type { ProductPrice } from '@witryna/module-schemas';
import { discountPercent, type GroupPrice, priceAt, type Size, type StoredPrice, unitPrice } from './product-price.ts';

/** The price as a member of friends and family sees it: the group's own where that is lower than everybody's. */
export function customerGroupPriceAt(
  stored: StoredPrice,
  group: GroupPrice | undefined,
  now: Date,
  size?: Size,
): ProductPrice {
  const everybody = priceAt(stored, now, size);
  if (!group || group.amount >= everybody.final.amount) return everybody;
  const money = (amount: number) => ({ amount, currency: stored.currency });
  const final = money(group.amount);
  const unit = unitPrice(final, size);
  const own = { final, isFriendsAndFamily: true, ...(unit && { unit }) };
  // As for everybody: without a price before the reduction there is nothing that may be crossed out.
  if (group.lowest30 === undefined) return { ...own, regular: final };
  const percent = discountPercent(group.lowest30, group.amount);
  return {
    ...own,
    regular: money(stored.regular),
    lowest30: money(group.lowest30),
    ...(percent !== undefined && { discountPercent: percent }),
  };
}
