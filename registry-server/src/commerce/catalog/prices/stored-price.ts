import type { Selectable } from 'kysely';
import type { ProductPriceTable } from '../catalog.tables.ts';
import type { StoredPrice } from './product-price.ts';

type PriceRow = Pick<
  Selectable<ProductPriceTable>,
  'currency' | 'regular' | 'special' | 'specialFrom' | 'specialTo' | 'lowest30'
>;

/** A row of prices as the rules take it. */
export function toStoredPrice(row: PriceRow): StoredPrice {
  return {
    currency: row.currency,
    regular: row.regular,
    special: row.special ?? undefined,
    specialFrom: row.specialFrom ?? undefined,
    specialTo: row.specialTo ?? undefined,
    lowest30: row.lowest30 ?? undefined,
  };
}
