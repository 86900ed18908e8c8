import type { MediaFile, ProductDetails, ProductSummary, ProductVariant } from '@witryna/module-schemas';
import { ownEntry } from '../shared/current/own-entry.ts';
import { firstVariant, type Shade, shadesOf, shownVariants, sizesOf } from '../shared/products/variants.ts';
import type { Shop } from '../shop/shop.ts';

export interface HeaderContent {
  readonly product: ProductSummary;
  /** The variant that is shown and bought; undefined for a product without any. */
  readonly variant: ProductVariant | undefined;
  readonly shades: readonly Shade[];
  readonly sizes: readonly ProductVariant[];
  readonly pictures: readonly MediaFile[];
}

/** What a header knows of its product: what it claims, only where that is the page's own. */
export type HeaderProduct = ProductSummary & Partial<Pick<ProductDetails, 'certifications'>>;

/** The product that a header is about: the one that it names, else the page's own. */
export function headerProduct(
  { current, related }: Pick<Shop, 'current' | 'related'>,
  sku: string | undefined,
): HeaderProduct | undefined {
  if (sku !== undefined) return ownEntry(related.products, sku);
  return current?.kind === 'product' ? current.product : undefined;
}

/** What a header shows of its product at the chosen variant; another sku than one of its variants chooses nothing. */
export function headerContent(
  shop: Pick<Shop, 'settings'>,
  product: ProductSummary,
  chosenSku: string | undefined,
): HeaderContent {
  const variant = product.variants.find(({ sku }) => sku === chosenSku) ?? firstVariant(product);
  const shown = shownVariants(shop, product, variant?.sku);
  const own = variant?.images ?? [];
  return {
    product,
    variant,
    shades: shadesOf(shown, variant),
    sizes: sizesOf(shown, variant),
    pictures: own.length > 0 ? own : product.images,
  };
}
