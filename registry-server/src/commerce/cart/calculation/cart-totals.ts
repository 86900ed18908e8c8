import type { CouponKind } from '../../coupons/index.ts';
import { distribute, includedTax, shareHalfUp } from '../../pricing/index.ts';

/** What a line costs before discounts; gross, minor units. */
export interface PricedLine {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly taxRate: number;
  readonly categoryPaths: readonly string[];
}

/** A coupon that holds. */
export interface CouponTerms {
  readonly kind: CouponKind;
  readonly percent: number | null;
  readonly amount: number | null;
  /** Only for goods in one of these; for all when empty. */
  readonly categoryPaths: readonly string[];
}

export interface DeliveryPrice {
  /** What is paid; a coupon for free delivery is taken off already. */
  readonly price: number;
  /** Before that coupon, where it differs. */
  readonly regularPrice?: number;
  readonly taxRate: number;
}

export interface LineTotals {
  /** Before discounts. */
  readonly total: number;
  /** By coupon, in the order of the coupons. */
  readonly discounts: readonly number[];
  readonly discount: number;
  /** What is paid. */
  readonly payable: number;
  /** The tax within what is paid. */
  readonly tax: number;
  /** The tax that would be within, were there no discount. */
  readonly taxBeforeDiscount: number;
}

export interface DeliveryTotals {
  readonly price: number;
  readonly discount: number;
  readonly payable: number;
  readonly tax: number;
}

/** All that a cart comes to. `docs/money.md` says what always adds up. */
export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly subtotal: number;
  readonly subtotalTax: number;
  /** By coupon: what it takes off goods, and off delivery. */
  readonly coupons: readonly { readonly goods: number; readonly delivery: number }[];
  /** Off goods. */
  readonly discount: number;
  /** Goods after discounts: what thresholds are held against. */
  readonly goods: number;
  readonly goodsTax: number;
  readonly delivery: DeliveryTotals;
  readonly taxes: readonly { readonly rate: number; readonly amount: number }[];
  readonly tax: number;
  readonly total: number;
}

export interface TotalsInput {
  readonly lines: readonly PricedLine[];
  readonly coupons: readonly CouponTerms[];
  readonly delivery?: DeliveryPrice;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** True when the coupon is for such goods. */
export function isCouponFor({ categoryPaths }: Pick<CouponTerms, 'categoryPaths'>, line: PricedLine): boolean {
  return categoryPaths.length === 0 || line.categoryPaths.some((path) => categoryPaths.includes(path));
}

/** Adds up a cart. Coupons work one after another, each on what those before it left. */
export function calculateTotals({ lines, coupons, delivery }: TotalsInput): CartTotals {
  const before = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const left = [...before];
  const byCoupon = coupons.map((coupon) => {
    const parts = partsOf(coupon, lines, left);
    for (const [index, part] of parts.entries()) left[index] = (left[index] ?? 0) - part;
    return parts;
  });
  const lineTotals = lines.map(({ taxRate }, index): LineTotals => {
    const total = before[index] ?? 0;
    const discounts = byCoupon.map((parts) => parts[index] ?? 0);
    const payable = left[index] ?? 0;
    const taxBeforeDiscount = includedTax(total, taxRate);
    const tax = payable === total ? taxBeforeDiscount : includedTax(payable, taxRate);
    return { total, discounts, discount: total - payable, payable, tax, taxBeforeDiscount };
  });
  const freeing = coupons.findIndex(({ kind }) => kind === 'freeDelivery');
  const delivered = calculateDelivery(delivery, freeing >= 0);
  const taxes = taxesOf([
    ...lines.map(({ taxRate }, index) => ({ rate: taxRate, amount: lineTotals[index]?.tax ?? 0 })),
    ...(delivery ? [{ rate: delivery.taxRate, amount: delivered.tax }] : []),
  ]);
  const goods = sum(left);
  return {
    lines: lineTotals,
    subtotal: sum(before),
    subtotalTax: sum(lineTotals.map(({ taxBeforeDiscount }) => taxBeforeDiscount)),
    coupons: byCoupon.map((parts, index) => ({
      goods: sum(parts),
      delivery: index === freeing ? delivered.discount : 0,
    })),
    discount: sum(lineTotals.map(({ discount }) => discount)),
    goods,
    goodsTax: sum(lineTotals.map(({ tax }) => tax)),
    delivery: delivered,
    taxes,
    tax: sum(taxes.map(({ amount }) => amount)),
    total: goods + delivered.payable,
  };
}

/** What a coupon takes off each line. */
function partsOf(coupon: CouponTerms, lines: readonly PricedLine[], left: readonly number[]): number[] {
  const weights = lines.map((line, index) => (isCouponFor(coupon, line) ? (left[index] ?? 0) : 0));
  const base = sum(weights);
  return distribute(Math.min(discountOf(coupon, base), base), weights);
}

function discountOf({ kind, percent, amount }: CouponTerms, base: number): number {
  if (kind === 'percent') return shareHalfUp(base, percent ?? 0, 100);
  return kind === 'fixed' ? (amount ?? 0) : 0;
}

function calculateDelivery(delivery: DeliveryPrice | undefined, isFreed: boolean): DeliveryTotals {
  if (!delivery) return { price: 0, discount: 0, payable: 0, tax: 0 };
  const { price: payable, regularPrice = payable, taxRate } = delivery;
  const price = isFreed ? regularPrice : payable;
  return { price, discount: price - payable, payable, tax: includedTax(payable, taxRate) };
}

/** The tax of each rate, highest rate first; rates without any tax are left out. */
function taxesOf(parts: readonly { readonly rate: number; readonly amount: number }[]): CartTotals['taxes'] {
  return [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, ofRate]) => ({ rate, amount: sum(ofRate.map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.rate - one.rate);
}
