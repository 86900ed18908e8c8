import type { Money, ProductPrice } from '@witryna/module-schemas';

/** A variant's price in one currency as it is stored; amounts are minor units. */
export interface StoredPrice {
  readonly currency: string;
  readonly regular: number;
  readonly special?: number | undefined;
  readonly specialFrom?: Date | undefined;
  /** The first instant without the special price. */
  readonly specialTo?: Date | undefined;
  /** Lowest price of the 30 days before the special one began; absent when the goods were not on sale then. */
  readonly lowest30?: number | undefined;
}

/** What a group of customers pays, minor units, and the lowest it could pay in the 30 days before. */
export interface GroupPrice {
  readonly amount: number;
  readonly lowest30?: number;
}

export interface Size {
  readonly value: number;
  readonly unit: string;
}

/** The price as it is now, with all that must be shown beside it. */
export function priceAt(stored: StoredPrice, now: Date, size?: Size): ProductPrice {
  const money = (amount: number): Money => ({ amount, currency: stored.currency });
  const final = finalAmount(stored, now);
  const unit = unitPrice(money(final), size);
  const announced = final < stored.regular && stored.lowest30 !== undefined ? stored.lowest30 : undefined;
  // Without a price before the reduction there is nothing that may be crossed out: the low price stands alone.
  if (announced === undefined) return { final: money(final), regular: money(final), ...(unit && { unit }) };
  const percent = discountPercent(announced, final);
  return {
    final: money(final),
    regular: money(stored.regular),
    lowest30: money(announced),
    ...(percent !== undefined && { discountPercent: percent }),
    ...(unit && { unit }),
  };
}

/** What is paid now. */
function finalAmount(stored: StoredPrice, now: Date): number {
  return isSpecialNow(stored, now) ? (stored.special ?? stored.regular) : stored.regular;
}

function isSpecialNow({ special, specialFrom, specialTo }: StoredPrice, now: Date): boolean {
  if (special === undefined) return false;
  return (specialFrom === undefined || specialFrom <= now) && (specialTo === undefined || now < specialTo);
}

/** The next instant at which a price changes by itself. */
export function nextPriceChange(stored: StoredPrice, now: Date): Date | undefined {
  if (stored.special === undefined) return undefined;
  return earliest([stored.specialFrom, stored.specialTo].filter((instant) => instant !== undefined && instant > now));
}

/** The first of some instants. */
export function earliest(instants: readonly (Date | undefined)[]): Date | undefined {
  return instants.reduce((first, instant) => (first && (!instant || first <= instant) ? first : instant), undefined);
}

/**
 * Whole percent off the lowest price of the 30 days before, never off the crossed regular price
 * (C-330/23 Aldi Süd); rounded down, so that it never promises more than is given.
 */
export function discountPercent(lowest30: number, final: number): number | undefined {
  if (final >= lowest30) return undefined;
  const percent = Math.floor(((lowest30 - final) * 100) / lowest30);
  return percent > 0 ? percent : undefined;
}

const UNIT_BASE = 100;
const UNITS_WITH_UNIT_PRICE = ['ml', 'g'];

/** Price per 100 ml or 100 g, half up; none when it would repeat the price itself. */
export function unitPrice(final: Money, size: Size | undefined): ProductPrice['unit'] {
  if (!size || !UNITS_WITH_UNIT_PRICE.includes(size.unit) || size.value === UNIT_BASE) return undefined;
  const amount = Math.round((final.amount * UNIT_BASE) / size.value);
  return { price: { amount, currency: final.currency }, per: `${UNIT_BASE}\u00a0${size.unit}` };
}
