import type { MediaFile, ProductSummary, Related } from '@witryna/module-schemas';

/** Everything of both; what is newer wins. The trail is a list, so it comes whole. */
export function mergeRelated(known: Related, newer: Partial<Related>): Related {
  const merged: Record<string, unknown> = { ...known };
  for (const [part, entities] of Object.entries(newer)) {
    const before = (known as unknown as Record<string, object | undefined>)[part];
    merged[part] = Array.isArray(entities) ? entities : { ...before, ...entities };
  }
  return merged as unknown as Related;
}

const byKey = <T>(entities: readonly T[], keyOf: (entity: T) => string) =>
  Object.fromEntries(entities.map((entity) => [keyOf(entity), entity]));

export const relatedFiles = (files: readonly MediaFile[]): Partial<Related> => ({
  files: byKey(files, ({ id }) => String(id)),
});

export const relatedProducts = (products: readonly ProductSummary[]): Partial<Related> => ({
  products: byKey(products, ({ sku }) => sku),
});
