import type { ProductSummary } from '@witryna/module-schemas';
import type { ReviewedProduct } from '../../shop/shop-actions.ts';

/** A product as reviews of it name it, with the shades that it has. */
export function reviewedProduct({ sku, name, variants }: ProductSummary): ReviewedProduct {
  const shades = variants.flatMap(({ sku: variant, colour }) =>
    colour ? [{ sku: variant, label: colour.label, hex: colour.hex }] : [],
  );
  return { sku, name, shades };
}
