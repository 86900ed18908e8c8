import type { Db } from '../../../database/dialects.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';

/** What stands on the package of a variant and tells it from others on a shelf. */
export interface VariantLabel {
  readonly ean: string | null;
  /** Of its product, in the language of the catalogue. */
  readonly name: string;
}

/** Labels by sku; a variant that is gone from the catalogue is absent. */
export async function variantLabelsOf(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, VariantLabel>> {
  const rows = await db
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.productId')
    .select(['product_variant.sku', 'product_variant.ean', 'product.name'])
    .where(isAnyOf(db, 'product_variant.sku', skus))
    .execute();
  return new Map(rows.map(({ sku, ean, name }) => [sku, { ean, name }]));
}
