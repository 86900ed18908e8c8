import type { Site } from '../../../content/sites/sites.store.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import type { Resolvers } from '../../../graphql/feature.ts';
import { toUid } from '../../../graphql/uids.ts';
import { valueLabelFor } from '../attribute-value-labels.ts';
import { SHOP_TIME_ZONE } from '../catalog-defaults.ts';
import { standingCertifications } from '../certificates.ts';
import { type Label, labelFor } from './attribute-labels.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { sizeCode } from './configurable-options.ts';
import { FLAG_ATTRIBUTES } from './product-filters.ts';

/** Attributes of which a product may have several values. */
const MANY_VALUED: ReadonlySet<string> = new Set(['skin_type', 'certifications']);

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

interface NamedValues {
  readonly code: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** The attributes that the product has, with the names of their values. */
function namedValues(product: CatalogProduct, site: Pick<Site, 'language'>): NamedValues[] {
  return Object.entries(filterable).flatMap(([code, answer]) => {
    const values = [answer(product)].flat().filter((value) => typeof value === 'string');
    const named = values.map((value) => ({ value, label: labelOf(code, value, product, site) }));
    return named.length > 0 ? [{ code, values: named }] : [];
  });
}

function attributesOf(product: CatalogProduct, _args: unknown, { site }: GraphqlContext) {
  const items = namedValues(product, site).map(({ code, values }) => ({
    ...{ __typename: 'AttributeSelectedOptions', code },
    selected_options: values.map((each) => ({ __typename: 'AttributeSelectedOption', ...each })),
  }));
  return { items, errors: [] };
}

/** The same with what it says of the attributes, in the shape of an earlier version. */
function describedAttributesOf(product: CatalogProduct, _args: unknown, { site }: GraphqlContext) {
  return namedValues(product, site).map(({ code, values }) => ({
    attribute_metadata: describeAttribute(code, site),
    entered_attribute_value: null,
    selected_attribute_options: {
      attribute_option: values.map(({ value, label }) => ({
        ...{ __typename: 'AttributeOption', uid: toUid(`${code}/${value}`), label, is_default: false },
      })),
    },
  }));
}

function describeAttribute(code: string, site: Pick<Site, 'language'> & Pick<Site, 'code'>) {
  const label = labelFor(site, code as Label);
  return {
    ...{ __typename: 'ProductAttributeMetadata', uid: toUid(code), code, label, sort_order: null },
    attribute_labels: [{ store_code: site.code, label }],
    ...{ data_type: 'STRING', entity_type: 'PRODUCT', is_system: false },
    ui_input: {
      __typename: MANY_VALUED.has(code) ? 'UiAttributeTypeMultiSelect' : 'UiAttributeTypeSelect',
      ui_input_type: MANY_VALUED.has(code) ? 'MULTISELECT' : 'SELECT',
      is_html_allowed: false,
    },
    used_in_components: ['PRODUCT_DETAILS_PAGE', 'PRODUCT_FILTER'],
  };
}

function labelOf(code: string, value: string, { data, variant }: CatalogProduct, site: Pick<Site, 'language'>): string {
  switch (code) {
    case 'brand':
      return data.brand?.name ?? value;
    case 'product_line':
      return data.line?.name ?? value;
    case 'color':
      return variant?.colour?.label ?? value;
    default:
      return valueLabelFor(site, code, { value, label: value });
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
  custom_attributes: describedAttributesOf,
  custom_attributesV2: attributesOf,
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
