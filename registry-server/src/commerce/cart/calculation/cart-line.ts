import type { ProductPrice } from '@witryna/module-schemas';
import type { Selectable } from 'kysely';
import { customerGroupPriceAt, priceAt } from '../../catalog/index.ts';
import { givenKindOf } from '../../gifts/index.ts';
import type { PurchasableVariant } from '../../pricing/index.ts';
import type { ShopSettings } from '../../shop-settings.ts';
import type { CartLineTable } from '../cart.tables.ts';
import type { LineTotals, PricedLine } from './cart-totals.ts';

export type LineRow = Selectable<CartLineTable>;

/** Why a line cannot be ordered as it stands. */
export type LineProblem =
  /** The variant is no longer in the catalogue. */
  | 'gone'
  | 'withdrawn'
  /** It has no price in the shop's currency. */
  | 'without-price'
  /** It became a gift since. */
  | 'not-for-sale'
  | 'out-of-stock'
  /** There are fewer than wanted. */
  | 'short'
  /** A gift that the cart is not entitled to, or not any more. */
  | 'not-earned';

/** A line before it is added up. */
export interface ValuedLine extends LineRow {
  readonly variant?: PurchasableVariant;
  /** What the shopper sees; a gift has none. */
  readonly price?: ProductPrice;
  readonly pricing: PricedLine;
  /** Pieces that this line may have. */
  readonly available: number;
  readonly problem?: LineProblem;
  /** Value of goods from which a gift is given, where the cart is too small for it. */
  readonly givenFrom?: number;
}

/** A line with all that is shown of it. */
export interface CartLine extends ValuedLine {
  readonly totals: LineTotals;
}

/** What lines are held against. */
export interface LineOccasion {
  readonly variants: ReadonlyMap<string, PurchasableVariant>;
  /** By product; only where a coupon asks for it. */
  readonly categoryPaths: ReadonlyMap<number, readonly string[]>;
  readonly isPremium: boolean;
  readonly settings: ShopSettings;
  readonly now: Date;
}

const BOUGHT_NOWHERE: ReadonlySet<LineProblem> = new Set(['gone', 'withdrawn', 'without-price', 'not-for-sale']);

/** Lines with their prices and problems: what is bought first, gifts after it, each in the order of adding. */
export function valueLines(rows: readonly LineRow[], occasion: LineOccasion): ValuedLine[] {
  const ordered = rows.toSorted(
    (one, other) => Number(one.kind !== 'item') - Number(other.kind !== 'item') || one.id - other.id,
  );
  // Two lines of one thing share its stock: those that come later have what is left.
  const taken = new Map<string, number>();
  return ordered.map((row) => {
    const before = taken.get(row.sku) ?? 0;
    taken.set(row.sku, before + row.quantity);
    return valueLine(row, before, occasion);
  });
}

function valueLine(row: LineRow, taken: number, occasion: LineOccasion): ValuedLine {
  const { variants, categoryPaths, settings } = occasion;
  const variant = variants.get(row.sku);
  const price = row.kind === 'item' && variant ? priceOf(variant, occasion) : undefined;
  const available = Math.max(0, (variant?.stock ?? 0) - taken);
  const problem = problemOf(row, { variant, price, available, settings });
  const isBought = price !== undefined && (problem === undefined || !BOUGHT_NOWHERE.has(problem));
  return {
    ...row,
    ...(variant && { variant, name: variant.name, productSku: variant.productSku }),
    ...(price && { price }),
    pricing: {
      // What nobody can buy costs nothing, so that the sum is what can be paid.
      unitPrice: isBought ? price.final.amount : 0,
      quantity: row.quantity,
      taxRate: variant?.taxRate ?? 0,
      categoryPaths: categoryPaths.get(variant?.productId ?? 0) ?? [],
    },
    available,
    ...(problem && { problem }),
  };
}

/** The price that the shopper pays for one, with all that is shown beside it. */
function priceOf(
  { price, friendsAndFamily }: PurchasableVariant,
  { isPremium, now }: LineOccasion,
): ProductPrice | undefined {
  if (!price) return undefined;
  return isPremium ? customerGroupPriceAt(price, friendsAndFamily, now) : priceAt(price, now);
}

interface ProblemFacts {
  readonly variant: PurchasableVariant | undefined;
  readonly price: ProductPrice | undefined;
  readonly available: number;
  readonly settings: ShopSettings;
}

function problemOf(row: LineRow, { variant, price, available, settings }: ProblemFacts): LineProblem | undefined {
  if (!variant) return 'gone';
  if (!variant.isActive) return 'withdrawn';
  if (row.kind === 'item') {
    if (!price) return 'without-price';
    if (givenKindOf(variant, settings)) return 'not-for-sale';
  }
  if (available === 0) return 'out-of-stock';
  return available < row.quantity ? 'short' : undefined;
}
