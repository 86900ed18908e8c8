import type { Site } from '../../../content/sites/index.ts';
import { SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import { valueLabelFor } from '../attributes/attribute-value-labels.ts';
import { standingCertifications } from '../products/certificates.ts';
import type { VariantData } from '../products/product-view.ts';
import { type CatalogProduct, variantsOf } from './catalog-product.ts';
import { sizeCode } from './configurable-options.ts';

/** An attribute with the values that a product has of it. */
export interface NamedValues {
  readonly code: string;
  /** The codes that filters take, with what people call them. */
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

type Answer = (product: CatalogProduct) => unknown;

const colourOf = (variant: VariantData | undefined) => variant?.colour?.code ?? null;
const sizeOf = (variant: VariantData | undefined) => (variant?.size ? sizeCode(variant.size) : null);

/** Attributes that can be filtered by; their values are those that filters take. */
export const filterableFields = {
  application: ({ data }: CatalogProduct) => data.texts.application ?? null,
  brand: ({ data }: CatalogProduct) => data.brand?.code ?? null,
  product_line: ({ data }: CatalogProduct) => data.line?.code ?? null,
  color: ({ variant }: CatalogProduct) => colourOf(variant),
  size: ({ variant }: CatalogProduct) => sizeOf(variant),
  skin_type: ({ data }: CatalogProduct) => data.texts.skinType,
  certifications: ({ data, at }: CatalogProduct) => standingCertifications(data.texts, at, SHOP_TIME_ZONE),
};

/** Of a product with a choice, what there is to choose. */
const choices: Readonly<Record<string, Answer>> = {
  color: (product) => variantsOf(product).map(colourOf),
  size: (product) => variantsOf(product).map(sizeOf),
};

/** The attributes that the product has, with the names of their values. */
export function namedValues(product: CatalogProduct, site: Pick<Site, 'language'>): NamedValues[] {
  return Object.entries(filterableFields).flatMap(([code, field]) => {
    const answer = choices[code] ?? (field as Answer);
    const values = [...new Set([answer(product)].flat().filter((value) => typeof value === 'string'))];
    const named = values.map((value) => ({ value, label: labelOf(code, value, product, site) }));
    return named.length > 0 ? [{ code, values: named }] : [];
  });
}

function labelOf(code: string, value: string, product: CatalogProduct, site: Pick<Site, 'language'>): string {
  const { data } = product;
  switch (code) {
    case 'brand':
      return data.brand?.name ?? value;
    case 'product_line':
      return data.line?.name ?? value;
    case 'color':
      return variantsOf(product).find((variant) => colourOf(variant) === value)?.colour?.label ?? value;
    default:
      // Sizes are coded with a dot, and read with a comma where the language has one.
      return valueLabelFor(site, code, { value, label: code === 'size' ? value.replace('.', ',') : value });
  }
}
