import type { Db } from '../../../database/dialects.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Dimensions } from './dimensions.ts';

/** How large and heavy a piece is, packed, as far as somebody has entered it. */
export interface VariantMeasures {
  readonly weightGrams: number | null;
  readonly dimensions: Dimensions | null;
}

/** Measures by sku; a variant that is gone from the catalogue is absent. */
export async function variantMeasuresOf(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, VariantMeasures>> {
  const rows = await db
    .selectFrom('product_variant')
    .select(['sku', 'weightGrams', 'dimensions'])
    .where(isAnyOf(db, 'sku', skus))
    .execute();
  return new Map(rows.map(({ sku, weightGrams, dimensions }) => [sku, { weightGrams, dimensions }]));
}
