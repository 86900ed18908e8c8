import type { Money, ProductSummary, ProductVariant } from '@witryna/module-schemas';
import { type ProductData, toProductSummary, type Viewer } from '../products/product-view.ts';

/** The least and the most that a product costs. */
export interface PriceRange {
  readonly minimum: Money;
  readonly maximum: Money;
}

/** One shade to choose: the address shows the product in it. */
export interface VariantChoice {
  readonly sku: string;
  readonly label: string;
  readonly hex: string;
  readonly urlPath: string;
  readonly inStock: boolean;
}

/** A product as `GET /products` tells it to other channels. */
export interface RestProduct extends ProductSummary {
  readonly id: number;
  /** ISO moments. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Absent when nothing of it has a price in the site's currency. */
  readonly priceRange?: PriceRange;
  /** Its shades; empty for a product that has none. */
  readonly variantSelector: readonly VariantChoice[];
}

/** The card of a product with what a channel needs to keep and offer it. */
export function toRestProduct(product: ProductData, now: Date, viewer: Viewer): RestProduct {
  const summary = toProductSummary(product, now, viewer);
  const priceRange = priceRangeOf(summary.variants);
  return {
    id: product.id,
    ...summary,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    ...(priceRange && { priceRange }),
    variantSelector: summary.variants.flatMap((variant) => choiceOf(variant, summary.urlPath) ?? []),
  };
}

function priceRangeOf(variants: readonly ProductVariant[]): PriceRange | undefined {
  const prices = variants
    .flatMap(({ price }) => price?.final ?? [])
    .toSorted((one, other) => one.amount - other.amount);
  const [minimum, maximum] = [prices[0], prices.at(-1)];
  return minimum && maximum && { minimum, maximum };
}

function choiceOf({ sku, colour, inStock }: ProductVariant, urlPath: string): VariantChoice | undefined {
  if (!colour) return undefined;
  const { label, hex } = colour;
  return { sku, label, hex, urlPath: `${urlPath}?sku=${encodeURIComponent(sku)}`, inStock };
}

/** What `GET /products` answers with: the products themselves, or those that were chosen to go with them. */
export const PRODUCT_ACTIONS = ['cards', 'complementary', 'recommendation'] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

/** The skus that go with these products, each once, without the products themselves. */
export function skusGoingWith(products: readonly ProductData[], action: Exclude<ProductAction, 'cards'>): string[] {
  const own = new Set(products.map(({ sku }) => sku));
  const chosen = products.flatMap(({ texts }) =>
    action === 'complementary' ? texts.complementary : (texts.recommended ?? []),
  );
  return [...new Set(chosen)].filter((sku) => !own.has(sku));
}
