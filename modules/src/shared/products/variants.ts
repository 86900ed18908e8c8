import type { ProductSummary, ProductVariant } from '@witryna/module-schemas';
import type { Shop } from '../../shop/shop.ts';

export type Colour = NonNullable<ProductVariant['colour']>;

/** The variant that is bought when no other is chosen: the cheapest in stock, else the cheapest. */
export function firstVariant({ variants }: Pick<ProductSummary, 'variants'>): ProductVariant | undefined {
  const inStock = variants.filter((variant) => variant.inStock);
  const among = inStock.length > 0 ? inStock : variants;
  return among.reduce<ProductVariant | undefined>(
    (least, variant) => (least && priceOf(least) <= priceOf(variant) ? least : variant),
    undefined,
  );
}

const priceOf = ({ price }: ProductVariant) => price?.final.amount ?? Number.POSITIVE_INFINITY;

/**
 * The variants that shoppers see: those out of stock only where the site shows them, where one of them was asked for,
 * and where there is nothing else.
 */
export function shownVariants(
  { settings }: Pick<Shop, 'settings'>,
  { variants }: Pick<ProductSummary, 'variants'>,
  chosenSku?: string,
): readonly ProductVariant[] {
  if (settings.features?.unavailableVariants || !variants.some(({ inStock }) => inStock)) return variants;
  return variants.filter(({ inStock, sku }) => inStock || sku === chosenSku);
}

/** A shade once, with the variant that it leads to. */
export interface Shade {
  readonly colour: Colour;
  readonly variant: ProductVariant;
}

/** The shades of these variants; each leads to the variant of the wanted size, where there is one. */
export function shadesOf(variants: readonly ProductVariant[], wanted?: ProductVariant): readonly Shade[] {
  const byCode = new Map<string, Shade>();
  for (const variant of variants) {
    const { colour } = variant;
    if (!colour) continue;
    const isBetter = wanted !== undefined && sizeKey(variant) === sizeKey(wanted);
    if (!byCode.has(colour.code) || isBetter) byCode.set(colour.code, { colour, variant });
  }
  return [...byCode.values()];
}

/** The variants of the wanted shade, one of each size, the smallest first. */
export function sizesOf(variants: readonly ProductVariant[], wanted?: ProductVariant): readonly ProductVariant[] {
  const bySize = new Map<string, ProductVariant>();
  for (const variant of variants) {
    const key = sizeKey(variant);
    if (key === '' || (wanted && variant.colour?.code !== wanted.colour?.code)) continue;
    if (!bySize.has(key)) bySize.set(key, variant);
  }
  return [...bySize.values()].toSorted((one, other) => (one.size?.value ?? 0) - (other.size?.value ?? 0));
}

export const sizeKey = ({ size }: ProductVariant) => (size ? `${size.value} ${size.unit}` : '');

/** The address of a variant's product at that variant. */
export const variantHref = (urlPath: string, sku: string) => `${urlPath}?sku=${encodeURIComponent(sku)}`;
