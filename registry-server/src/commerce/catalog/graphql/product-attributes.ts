import type { ProductDocument, ProductDocumentKind } from '@witryna/module-schemas';
import type { Site } from '../../../content/sites/index.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import type { SimpleProductResolvers } from '../../../graphql/resolver-types.gen.ts';
import type { ProductInterfaceCustom_AttributesV2Args } from '../../../graphql/types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import { attributesWith, definitionOf } from '../attributes/attribute-definitions.ts';
import { type Label, labelFor } from './attribute-labels.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { filterableFields, namedValues } from './named-values.ts';
import { FLAG_ATTRIBUTES } from './product-filters.ts';

const ONE_VALUE = { __typename: 'UiAttributeTypeSelect', ui_input_type: 'SELECT' } as const;
const MANY_VALUES = { __typename: 'UiAttributeTypeMultiSelect', ui_input_type: 'MULTISELECT' } as const;

const isManyValued = (code: string) => definitionOf(code)?.input === 'MULTISELECT';

function certificatesOf({ data }: CatalogProduct) {
  return (data.texts.certificates ?? []).map(({ validUntil, ...certificate }) => ({
    ...certificate,
    valid_until: validUntil ?? null,
  }));
}

function safetyOf({ data }: CatalogProduct, _args: unknown, { site }: GraphqlContext) {
  const { manufacturer, texts, documents } = data;
  return {
    manufacturer: manufacturer?.name ?? null,
    address: manufacturer?.address ?? null,
    documents: documents.map((document) => toGraphqlDocument(document, site)),
    email: manufacturer?.email ?? null,
    responsible_person: manufacturer?.responsiblePerson ?? null,
    warnings: texts.warnings,
  };
}

const DOCUMENT_KINDS = {
  safetyData: 'SAFETY_DATA',
  instructions: 'INSTRUCTIONS',
  declaration: 'DECLARATION',
  certificate: 'CERTIFICATE',
  other: 'OTHER',
} as const satisfies Readonly<Record<ProductDocumentKind, string>>;

function toGraphqlDocument({ kind, title, file }: ProductDocument, { address }: Pick<Site, 'address'>) {
  return {
    kind: DOCUMENT_KINDS[kind],
    title,
    url: `${address}${file.url}`,
    size_bytes: file.size,
    // The address ends with the name that the file gets on a disk.
    file_name: file.url.slice(file.url.lastIndexOf('/') + 1),
  };
}

function attributesOf(
  product: CatalogProduct,
  { filters }: ProductInterfaceCustom_AttributesV2Args,
  { site }: GraphqlContext,
) {
  const wanted = new Set(attributesWith(filters).map(({ code }) => code));
  const named = namedValues(product, site).filter(({ code }) => wanted.has(code));
  const items = named.map(({ code, values }) => ({
    __typename: 'AttributeSelectedOptions' as const,
    code,
    selected_options: values.map((each) => ({ __typename: 'AttributeSelectedOption' as const, ...each })),
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
        __typename: 'AttributeOption' as const,
        uid: toUid(`${code}/${value}`),
        label,
        is_default: false,
      })),
    },
  }));
}

function describeAttribute(code: string, site: Pick<Site, 'language'> & Pick<Site, 'code'>) {
  const label = labelFor(site, code as Label);
  return {
    __typename: 'ProductAttributeMetadata' as const,
    uid: toUid(code),
    code,
    label,
    sort_order: null,
    attribute_labels: [{ store_code: site.code, label }],
    data_type: 'STRING' as const,
    entity_type: 'PRODUCT' as const,
    is_system: false,
    ui_input: {
      ...(isManyValued(code) ? MANY_VALUES : ONE_VALUE),
      is_html_allowed: false,
    },
    used_in_components: ['PRODUCT_DETAILS_PAGE' as const, 'PRODUCT_FILTER' as const],
  };
}

const flags: SimpleProductResolvers = Object.fromEntries(
  Object.entries(FLAG_ATTRIBUTES).map(([attribute, flag]) => [
    attribute,
    ({ data }: CatalogProduct) => data.flags[flag] === true,
  ]),
);

/** What this shop tells of a product beyond the stock schema. */
export const attributeFields: SimpleProductResolvers = {
  ...filterableFields,
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
