import type { CartState } from '../../cart/index.ts';
import { refusedLine } from './line-refusals.ts';
import { type PlacementRefused, placementError } from './placement.errors.ts';

/** What a client showed the shopper before the order was sent; minor units. */
export interface ShownTotals {
  readonly total?: number | undefined;
  /** Row totals before coupons, by id of the line. */
  readonly rows?: ReadonlyMap<number, number> | undefined;
}

/**
 * Refuses an order that came to something else than what was shown. Lines that differ are named; without rows to
 * compare all are, with what they cost now.
 */
export function refuseChangedTotal(
  { lines }: Pick<CartState, 'lines'>,
  total: number,
  shown: ShownTotals,
  language: string,
): PlacementRefused | undefined {
  const { rows } = shown;
  const differing = rows ? lines.filter(({ id, totals }) => rows.has(id) && rows.get(id) !== totals.total) : [];
  const isOtherTotal = shown.total !== undefined && shown.total !== total;
  if (differing.length === 0 && !isOtherTotal) return undefined;
  const named = differing.length > 0 || rows ? differing : lines;
  return placementError.changed(named.map((line) => refusedLine(line, language, 'price-changed')));
}
