import { isDeepStrictEqual } from 'node:util';
import type { ProductInput } from '../catalog.schema.ts';
import type { ProductForEditing } from './product-for-editing.ts';

/** The fields of a product that a write has changed. */
export function changesBetween(before: ProductForEditing, after: ProductForEditing, body: ProductInput): string[] {
  const history: readonly (keyof ProductInput)[] = (body.priceHistory ?? []).length > 0 ? ['priceHistory'] : [];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const one = comparable(before, body);
  const other = comparable(after, body);
  return [...history, ...[...fields].filter((field) => !isDeepStrictEqual(one[field], other[field]))];
}

/** Without what follows from the write itself; stock, of which orders take all day, only where it was sent. */
function comparable(product: ProductForEditing, body: ProductInput): Readonly<Record<string, unknown>> {
  const { revision: _, createdAt: __, updatedAt: ___, variants, ...fields } = product;
  const stocked = new Set(body.variants.flatMap(({ sku, stock }) => (stock === undefined ? [] : [sku])));
  return {
    ...fields,
    variants: variants.map(({ stock, ...variant }) => (stocked.has(variant.sku) ? { ...variant, stock } : variant)),
  };
}
