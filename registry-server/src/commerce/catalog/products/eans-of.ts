import type { Db } from '../../../database/dialects.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';

/** EAN by sku; a variant without one, or one that is gone from the catalogue, is absent. */
export async function eansOf(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('product_variant')
    .select(['sku', 'ean'])
    .where(isAnyOf(db, 'sku', skus))
    .execute();
  return new Map(rows.flatMap(({ sku, ean }): [string, string][] => (ean === null ? [] : [[sku, ean]])));
}
