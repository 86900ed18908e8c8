import type { Batch, GraphqlContext } from '../../graphql/context.ts';
import type { CatalogAttributeMetadataResolvers } from '../../graphql/resolver-types.gen.ts';
import {
  ATTRIBUTE_TRAITS,
  type AttributeDefinition,
  type AttributeTrait,
  attributesWith,
  definitionOf,
  FACET_ATTRIBUTES,
  type Facets,
  type Label,
  labelFor,
  type TraitFilter,
  valueLabelFor,
} from '../catalog/index.ts';
import type { CatalogAttribute } from './attributes.mappers.ts';

/** Those of categories: none can be chosen from, and lists are narrowed by none. */
const CATEGORY_ATTRIBUTES: readonly AttributeDefinition[] = (['name', 'description'] as const).map((code) => ({
  code,
  label: code,
  input: code === 'name' ? 'TEXT' : 'TEXTAREA',
  isRequired: code === 'name',
  isUnique: false,
  traits: new Set<AttributeTrait>(code === 'name' ? [] : ['is_html_allowed_on_front']),
}));

const toAttribute = (entity: CatalogAttribute['entity'], definition: AttributeDefinition): CatalogAttribute => ({
  __typename: 'CatalogAttributeMetadata',
  entity,
  definition,
});

/** The attributes of products that a filter lets through. */
export const productAttributes = (filter: TraitFilter | null | undefined): CatalogAttribute[] =>
  attributesWith(filter).map((definition) => toAttribute('CATALOG_PRODUCT', definition));

/** The same of categories. */
export const categoryAttributes = (filter: TraitFilter | null | undefined): CatalogAttribute[] =>
  CATEGORY_ATTRIBUTES.filter(({ traits }) =>
    ATTRIBUTE_TRAITS.every((trait) => {
      const wanted = filter?.[trait];
      return wanted === null || wanted === undefined || traits.has(trait) === wanted;
    }),
  ).map((definition) => toAttribute('CATALOG_CATEGORY', definition));

export function findProductAttribute(code: string): CatalogAttribute | undefined {
  const definition = definitionOf(code);
  return definition && toAttribute('CATALOG_PRODUCT', definition);
}

export function findCategoryAttribute(code: string): CatalogAttribute | undefined {
  const definition = CATEGORY_ATTRIBUTES.find((each) => each.code === code);
  return definition && toAttribute('CATALOG_CATEGORY', definition);
}

/** What is counted over the whole catalogue, once for a request. */
const facetsOfAll: Batch<string, Facets | undefined> = (currencies, { app }) =>
  Promise.all(
    currencies.map(async (currency) => {
      // Not the first page: that one counts as a search of somebody's.
      const found = await app.productSearch.listProducts({
        currency,
        filters: {},
        page: 2,
        pageSize: 1,
        withFacets: true,
      });
      return found.facets;
    }),
  );

/** The values that can be chosen: those that a product in the shop has, as filters take them. */
async function optionsOf({ definition: { code, input }, entity }: CatalogAttribute, context: GraphqlContext) {
  const { site, currency } = context;
  if (entity !== 'CATALOG_PRODUCT') return [];
  if (input === 'BOOLEAN') return [option('1', labelFor(site, 'yes')), option('0', labelFor(site, 'no'))];
  const facet = FACET_ATTRIBUTES[code as keyof typeof FACET_ATTRIBUTES];
  if (!facet) return [];
  const facets = await context.load(facetsOfAll, currency);
  return (facets?.options[facet] ?? []).map((each) => option(each.value, valueLabelFor(site, code, each)));
}

const option = (value: string, label: string) => ({
  __typename: 'AttributeOptionMetadata' as const,
  value,
  label,
  is_default: false,
});

const traits = Object.fromEntries(
  ATTRIBUTE_TRAITS.map((trait) => [trait, ({ definition }: CatalogAttribute) => definition.traits.has(trait)]),
);

/** Fields of an attribute of the catalogue. */
export const catalogAttributeFields: CatalogAttributeMetadataResolvers = {
  ...traits,
  code: ({ definition }: CatalogAttribute) => definition.code,
  label: ({ definition }: CatalogAttribute, _args: unknown, { site }) => labelFor(site, definition.label as Label),
  entity_type: ({ entity }: CatalogAttribute) => entity,
  frontend_input: ({ definition }: CatalogAttribute) => definition.input,
  is_required: ({ definition }: CatalogAttribute) => definition.isRequired,
  is_unique: ({ definition }: CatalogAttribute) => definition.isUnique,
  options: (attribute: CatalogAttribute, _args: unknown, context) => optionsOf(attribute, context),
  apply_to: ({ entity }: CatalogAttribute) =>
    entity === 'CATALOG_CATEGORY' ? ['CATEGORY'] : ['SIMPLE', 'CONFIGURABLE'],
  update_product_preview_image: () => false,
  use_product_image_for_swatch: () => false,
};
