import type { Resolvers } from '../../../graphql/feature.ts';
import { SHOP_TIME_ZONE } from '../catalog-defaults.ts';
import { standingCertifications } from '../certificates.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { sizeCode } from './configurable-options.ts';
import { FLAG_ATTRIBUTES } from './product-filters.ts';

type Answer = (product: CatalogProduct) => unknown;

function certificationsOf({ data, at }: CatalogProduct): string[] {
  return standingCertifications(data.texts, at, SHOP_TIME_ZONE);
}

function certificatesOf({ data }: CatalogProduct) {
  return (data.texts.certificates ?? []).map(({ validUntil, ...certificate }) => ({
    ...certificate,
    valid_until: validUntil ?? null,
  }));
}

function safetyOf({ data: { manufacturer, texts } }: CatalogProduct) {
  return {
    manufacturer: manufacturer?.name ?? null,
    address: manufacturer?.address ?? null,
    email: manufacturer?.email ?? null,
    responsible_person: manufacturer?.responsiblePerson ?? null,
    warnings: texts.warnings,
  };
}

/** Attributes that can be filtered by; their values are those that filters take. */
const filterable: Readonly<Record<string, Answer>> = {
  application: ({ data }) => data.texts.application ?? null,
  brand: ({ data }) => data.brand?.code ?? null,
  product_line: ({ data }) => data.line?.code ?? null,
  color: ({ variant }) => variant?.colour?.code ?? null,
  size: ({ variant }) => (variant?.size ? sizeCode(variant.size) : null),
  skin_type: ({ data }) => data.texts.skinType,
  certifications: certificationsOf,
};

function customAttributesOf(product: CatalogProduct) {
  const items = Object.entries(filterable).flatMap(([code, answer]) => {
    const values = [answer(product)].flat().filter((value) => typeof value === 'string');
    const selected_options = values.map((value) => ({
      __typename: 'AttributeSelectedOption',
      value,
      label: labelOf(code, value, product),
    }));
    return values.length > 0 ? [{ __typename: 'AttributeSelectedOptions', code, selected_options }] : [];
  });
  return { items, errors: [] };
}

function labelOf(code: string, value: string, { data, variant }: CatalogProduct): string {
  switch (code) {
    case 'brand':
      return data.brand?.name ?? value;
    case 'product_line':
      return data.line?.name ?? value;
    case 'color':
      return variant?.colour?.label ?? value;
    default:
      return value;
  }
}

const flags: Resolvers[string] = Object.fromEntries(
  Object.entries(FLAG_ATTRIBUTES).map(([attribute, flag]) => [
    attribute,
    ({ data }: CatalogProduct) => data.flags[flag] === true,
  ]),
);

/** What this shop tells of a product beyond the stock schema. */
export const attributeFields: Resolvers[string] = {
  ...filterable,
  ...flags,
  benefits: ({ data }: CatalogProduct) => data.texts.benefits,
  brand_label: ({ data }: CatalogProduct) => data.brand?.name ?? null,
  certificates: certificatesOf,
  colour: ({ variant }: CatalogProduct) => variant?.colour ?? null,
  composition: ({ data }: CatalogProduct) => data.texts.inci,
  custom_attributesV2: customAttributesOf,
  ean: ({ variant }: CatalogProduct) => variant?.ean ?? null,
  gifts_sku: ({ data }: CatalogProduct) => data.texts.giftsSku ?? [],
  loyalty_programs: ({ data }: CatalogProduct) => data.texts.loyaltyPrograms ?? [],
  pao: ({ data }: CatalogProduct) => data.texts.pao ?? null,
  product_line_label: ({ data }: CatalogProduct) => data.line?.name ?? null,
  safety: safetyOf,
  samples_sku: ({ data }: CatalogProduct) => data.texts.samplesSku ?? [],
  tax_class_id: ({ data }: CatalogProduct) => data.taxClass,
  usage: ({ data }: CatalogProduct) => data.texts.usage,
};
