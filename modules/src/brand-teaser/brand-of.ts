import type { BrandSummary } from '@witryna/module-schemas';
import { ownEntry } from '../shared/current/own-entry.ts';
import type { Shop } from '../shop/shop.ts';

/** The brand that a module is about: that of the current product where it is bound to it, else the chosen one. */
export function brandOf(
  { related, current }: Pick<Shop, 'related' | 'current'>,
  source: 'own' | 'current',
  code: string | undefined,
): BrandSummary | undefined {
  const ofProduct = source === 'current' && current?.kind === 'product' ? current.product.brand : undefined;
  if (ofProduct) return related.brands[ofProduct.code] ?? ofProduct;
  return code === undefined ? undefined : ownEntry(related.brands, code);
}
