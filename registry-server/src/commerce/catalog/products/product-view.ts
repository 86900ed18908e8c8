import type {
  MediaFile,
  ProductDetails,
  ProductDocument,
  ProductFlag,
  ProductPrice,
  ProductSummary,
  ProductText,
  ProductVariant,
  TextLanguages,
  Theme,
} from '@witryna/module-schemas';
import { SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import type { Manufacturer, ProductMeta, ProductTexts, Visibility } from '../catalog.tables.ts';
import { LOW_STOCK } from '../catalog-defaults.ts';
import { customerGroupPriceAt } from '../prices/customer-group-price.ts';
import {
  earliest,
  type GroupPrice,
  nextPriceChange,
  priceAt,
  type Size,
  type StoredPrice,
} from '../prices/product-price.ts';
import { textLanguages } from '../translations/translations.ts';
import { nextExpiry, standingCertifications } from './certificates.ts';

/** A variant as the database tells it. */
export interface VariantData {
  readonly id: number;
  readonly sku: string;
  readonly size: Size | null;
  readonly colour: ProductVariant['colour'] | null;
  readonly sellable: number;
  readonly ean: string | null;
  readonly weightGrams: number | null;
  /** In the currency asked for. */
  readonly price?: StoredPrice;
  /** What friends and family pay, in that currency. */
  readonly friendsAndFamily?: GroupPrice;
  /** Pictures of its own. */
  readonly images: readonly MediaFile[];
}

/** As much of a variant as its look depends on. */
type ShownVariant = Pick<VariantData, 'sku' | 'size' | 'colour' | 'sellable' | 'price'> &
  Partial<Pick<VariantData, 'images' | 'friendsAndFamily'>>;

/** A product as the database tells it. */
export interface ProductData {
  readonly id: number;
  readonly sku: string;
  readonly urlKey: string;
  readonly name: string;
  readonly summary: string | null;
  readonly flags: Partial<Record<ProductFlag, boolean>>;
  readonly texts: ProductTexts;
  readonly taxClass: number;
  /** False for a withdrawn product. */
  readonly isActive: boolean;
  readonly visibility: Visibility;
  readonly meta?: ProductMeta;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Of its texts, in the language asked for. */
  readonly languages?: TextLanguages<ProductText>;
  readonly line?: ProductSummary['line'];
  readonly brand?: ProductSummary['brand'];
  readonly manufacturer?: Manufacturer;
  /** Of its line. */
  readonly theme?: Theme;
  readonly variants: readonly VariantData[];
  readonly images: readonly MediaFile[];
  /** Of its safety. */
  readonly documents: readonly ProductDocument[];
}

/** Flags that announce a lower price. */
export const REDUCTION_FLAGS: readonly ProductFlag[] = ['isSale', 'isPromotion'];

/** For whom prices are told; everybody, unless said otherwise. */
export interface Viewer {
  /** Of friends and family. */
  readonly isMember?: boolean;
}

/** What a product's card shows now. */
export function toProductSummary(product: ProductData, now: Date, viewer: Viewer = {}): ProductSummary {
  const variants = product.variants.map((variant) => toVariant(variant, now, viewer));
  const price = cardPrice(variants);
  const { summary, line, brand, languages } = product;
  return {
    sku: product.sku,
    name: product.name,
    urlPath: `/${product.urlKey}`,
    ...(line && { line }),
    ...(brand && { brand }),
    ...(summary && { summary }),
    ...textLanguages({ name: languages?.name, summary: summary ? languages?.summary : undefined }),
    images: product.images,
    flags: flagsOf(product.flags, variants),
    ...(!product.isActive && { isWithdrawn: true }),
    inStock: variants.some(({ inStock }) => inStock),
    ...(price && { price }),
    priceVaries: new Set(variants.flatMap((variant) => variant.price?.final.amount ?? [])).size > 1,
    variants,
  };
}

/** Everything that a product's page tells now. */
export function toProductDetails(product: ProductData, categories: readonly string[], now: Date): ProductDetails {
  const { warnings, ...texts } = product.texts;
  const { name, ...contact } = product.manufacturer ?? {};
  const { languages, documents } = product;
  const hasSafety = product.manufacturer !== undefined || warnings.length > 0 || documents.length > 0;
  return {
    ...toProductSummary(product, now),
    ...texts,
    ...(languages && { languages }),
    certifications: standingCertifications(product.texts, now, SHOP_TIME_ZONE),
    ...(product.meta && { meta: product.meta }),
    categories,
    ...(hasSafety && {
      safety: {
        ...(name && { manufacturer: name }),
        ...contact,
        warnings,
        ...(documents.length > 0 && { documents }),
      },
    }),
    taxClass: product.taxClass,
  };
}

/** When the view of a product changes by itself. */
export function productValidUntil(product: ProductData, now: Date): Date | undefined {
  return earliest([
    ...product.variants.map(({ price }) => price && nextPriceChange(price, now)),
    nextExpiry(product.texts, now, SHOP_TIME_ZONE),
  ]);
}

/** A variant as it is shown now. */
export function toVariant(
  { sku, size, colour, sellable, price, friendsAndFamily, images = [] }: ShownVariant,
  now: Date,
  { isMember = false }: Viewer = {},
): ProductVariant {
  const sized = size ?? undefined;
  return {
    sku,
    inStock: sellable > 0,
    ...(sellable > 0 && sellable <= LOW_STOCK && { remaining: sellable }),
    ...(size && { size }),
    ...(colour && { colour }),
    ...(price && {
      price: isMember ? customerGroupPriceAt(price, friendsAndFamily, now, sized) : priceAt(price, now, sized),
    }),
    ...(images.length > 0 && { images }),
  };
}

/** Of the cheapest variant in stock, else of the cheapest. */
export function cardPrice(variants: readonly ProductVariant[]): ProductPrice | undefined {
  return cheapest(variants.filter(({ inStock }) => inStock)) ?? cheapest(variants);
}

function cheapest(variants: readonly ProductVariant[]): ProductPrice | undefined {
  const prices = variants.flatMap(({ price }) => price ?? []);
  return prices.toSorted((one, other) => one.final.amount - other.final.amount)[0];
}

/** True while one of the variants is reduced. */
export function isReduced(variants: readonly ProductVariant[]): boolean {
  return variants.some(({ price }) => price?.lowest30 !== undefined);
}

/** A badge that announces a reduction is shown only while there is one. */
function flagsOf(flags: ProductData['flags'], variants: readonly ProductVariant[]): ProductSummary['flags'] {
  if (isReduced(variants)) return flags;
  return Object.fromEntries(Object.entries(flags).filter(([flag]) => !REDUCTION_FLAGS.includes(flag as ProductFlag)));
}
