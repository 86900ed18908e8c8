import type { GraphqlFeature } from '../../graphql/feature.ts';
import { InputRefused } from '../../graphql/refusals.ts';
import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeInput,
  QueryAttributesFormArgs,
  QueryAttributesListArgs,
  QueryCustomAttributeMetadataV2Args,
} from '../../graphql/types.gen.ts';
import { ATTRIBUTE_TRAITS } from '../catalog/index.ts';
import type { CustomAttributeMetadataInterfaceMapper } from './attributes.mappers.ts';
import {
  catalogAttributeFields,
  categoryAttributes,
  findCategoryAttribute,
  findProductAttribute,
  productAttributes,
} from './catalog-attributes.ts';
import {
  accountAttributes,
  addressAttributes,
  customerAttributeFields,
  formAttributes,
} from './customer-attribute-fields.ts';

/** Attributes that one request may name. */
const MAX_NAMED = 100;

interface MetadataError {
  readonly type: 'ENTITY_NOT_FOUND' | 'ATTRIBUTE_NOT_FOUND' | 'FILTER_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
}

/** Attributes, and why some that were asked for are not among them. */
interface Metadata {
  readonly items: readonly CustomAttributeMetadataInterfaceMapper[];
  readonly errors: readonly MetadataError[];
}

const failed = (type: MetadataError['type'], message: string): MetadataError => ({ type, message });

/** What an attribute of each entity is found by. */
const ENTITIES: Readonly<Record<string, (code: string) => CustomAttributeMetadataInterfaceMapper | undefined>> = {
  catalog_product: findProductAttribute,
  catalog_category: findCategoryAttribute,
  customer: (code) => accountAttributes().find(({ attribute }) => attribute.code === code),
  customer_address: (code) => addressAttributes().find(({ attribute }) => attribute.code === code),
};

function attributesForm(_parent: unknown, { formCode }: QueryAttributesFormArgs): Metadata {
  if (formCode === '') throw new InputRefused('Required parameter "formCode" of type string.', 'form-code-missing');
  const items = formAttributes(formCode);
  if (items) return { items, errors: [] };
  return { items: [], errors: [failed('ENTITY_NOT_FOUND', `Could not find a form with code "${formCode}".`)] };
}

function attributesList(_parent: unknown, { entityType, filters }: QueryAttributesListArgs): Metadata {
  switch (entityType) {
    case 'CATALOG_PRODUCT':
      return { items: productAttributes(filters), errors: [] };
    case 'CATALOG_CATEGORY':
      return { items: categoryAttributes(filters), errors: [] };
    case 'CUSTOMER':
      return withoutFilters(entityType, filters, accountAttributes);
    case 'CUSTOMER_ADDRESS':
      return withoutFilters(entityType, filters, addressAttributes);
  }
}

/** Filters are about what a catalogue does with its attributes. */
function withoutFilters(
  entity: AttributeEntityTypeEnum,
  filters: AttributeFilterInput | null | undefined,
  all: () => readonly CustomAttributeMetadataInterfaceMapper[],
): Metadata {
  const wrong = ATTRIBUTE_TRAITS.filter((trait) => filters?.[trait] !== null && filters?.[trait] !== undefined);
  const errors = wrong.map((trait) =>
    failed(
      'FILTER_NOT_FOUND',
      `Cannot filter by "${trait}" as that field does not belong to "${entity.toLowerCase()}".`,
    ),
  );
  return errors.length > 0 ? { items: [], errors } : { items: all(), errors };
}

function customAttributeMetadataV2(_parent: unknown, { attributes }: QueryCustomAttributeMetadataV2Args): Metadata {
  if (!attributes || attributes.length === 0) {
    throw new InputRefused('Required parameters "attribute_code" and "entity_type" are missing.', 'attributes-missing');
  }
  if (attributes.length > MAX_NAMED) {
    throw new InputRefused(`Name at most ${MAX_NAMED} attributes.`, 'too-many-attributes');
  }
  const found = attributes.map(findAttribute);
  return {
    items: found.flatMap(({ item }) => item ?? []),
    errors: found.flatMap(({ error }) => error ?? []),
  };
}

function findAttribute({ attribute_code: code, entity_type: entity }: AttributeInput): {
  readonly item?: CustomAttributeMetadataInterfaceMapper;
  readonly error?: MetadataError;
} {
  if (!entity)
    return { error: failed('ENTITY_NOT_FOUND', `Missing entity_type for the input attribute_code: ${code ?? ''}.`) };
  if (!code)
    return { error: failed('ATTRIBUTE_NOT_FOUND', `Missing attribute_code for the input entity_type: ${entity}.`) };
  const find = Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : undefined;
  if (!find) return { error: failed('ENTITY_NOT_FOUND', `Entity "${entity}" could not be found.`) };
  const item = find(code);
  return item ? { item } : { error: failed('ATTRIBUTE_NOT_FOUND', `Attribute code "${code}" could not be found.`) };
}

/** What forms are drawn from and lists are filtered by: attributes of products, categories, accounts and addresses. */
export const attributesResolvers: GraphqlFeature = {
  resolvers: {
    Query: { attributesForm, attributesList, customAttributeMetadataV2 },
    CatalogAttributeMetadata: catalogAttributeFields,
    CustomerAttributeMetadata: customerAttributeFields,
  },
  access: {
    'Query.attributesForm': 'public',
    'Query.attributesList': 'public',
    'Query.customAttributeMetadataV2': 'public',
  },
};
