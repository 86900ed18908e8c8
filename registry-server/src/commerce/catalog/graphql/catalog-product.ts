import type { ProductData, VariantData } from '../products/product-view.ts';

/**
 * What the resolvers of ProductInterface take: a product, or one of its variants as a product of its own.
 * Of a product with one variant, product and variant are the same thing, under the product's sku.
 */
export interface CatalogProduct {
  readonly __typename: 'SimpleProduct' | 'ConfigurableProduct';
  readonly data: ProductData;
  /** What is bought; absent while there is a choice to make. */
  readonly variant?: VariantData;
  /** True when it stands for one variant of several. */
  readonly isVariant: boolean;
  /** The instant at which its prices are told. */
  readonly at: Date;
  /** Set when an address that moved led to it. */
  readonly route?: { readonly redirectCode: number; readonly relativeUrl: string };
}

/** Ids of variants as products begin here; below lie the products themselves. */
const VARIANT_IDS = 1_000_000_000;

/** The product itself: simple when there is nothing to choose. */
export function wholeProduct(data: ProductData, at: Date): CatalogProduct {
  const [only, ...others] = data.variants;
  if (!only || others.length > 0) return { __typename: 'ConfigurableProduct', data, isVariant: false, at };
  return { __typename: 'SimpleProduct', data, variant: only, isVariant: false, at };
}

/** One of its variants as a product. */
export function variantProduct(data: ProductData, variant: VariantData, at: Date): CatalogProduct {
  if (data.variants.length === 1) return wholeProduct(data, at);
  return { __typename: 'SimpleProduct', data, variant, isVariant: true, at };
}

/** The variants that are meant: the one, or all there are to choose from. */
export function variantsOf({ variant, data }: CatalogProduct): readonly VariantData[] {
  return variant ? [variant] : data.variants;
}

export function skuOf({ isVariant, variant, data }: CatalogProduct): string {
  return isVariant && variant ? variant.sku : data.sku;
}

export function idOf({ isVariant, variant, data }: CatalogProduct): number {
  return isVariant && variant ? VARIANT_IDS + variant.id : data.id;
}
