import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql/index.js';
import type { Group } from './document-cost.ts';
import { costsOf, type FieldCost } from './field-costs.ts';

/** The schema with what its fields cost. */
export interface PricedSchema {
  readonly schema: GraphQLSchema;
  /** The types of objects that a type may stand for. */
  possible(type: GraphQLCompositeType): ReadonlySet<GraphQLObjectType>;
  costOf(type: GraphQLCompositeType, field: string): FieldCost | undefined;
}

/** A field of a document, looked up in the schema. */
export interface PricedField {
  readonly price: FieldCost;
  readonly isList: boolean;
  /** Whether it holds the entries of the page that the field above was given. */
  readonly isEntries: boolean;
  /** What it gives, where that has fields of its own. */
  readonly output?: GraphQLCompositeType;
}

const ENTRIES = 'items';
const META: FieldCost = { own: 1, each: 0, size: 1 };

const pricedSchemas = new WeakMap<GraphQLSchema, PricedSchema>();

/** Works out once for a schema what does not change from document to document. */
export function priceSchema(schema: GraphQLSchema): PricedSchema {
  const known = pricedSchemas.get(schema);
  if (known) return known;
  const priced = workOutPrices(schema);
  pricedSchemas.set(schema, priced);
  return priced;
}

function workOutPrices(schema: GraphQLSchema): PricedSchema {
  const sets = new Map<GraphQLCompositeType, ReadonlySet<GraphQLObjectType>>();
  return {
    schema,
    costOf: costsOf(schema),
    possible(type) {
      const known = sets.get(type);
      if (known) return known;
      const set = new Set(isAbstractType(type) ? schema.getPossibleTypes(type) : [type]);
      sets.set(type, set);
      return set;
    },
  };
}

/** What a field costs; undefined for one that the schema does not have, which graphql's own rules refuse. */
export function priceOf({ schema, costOf }: PricedSchema, { nodes, parent }: Group): PricedField | undefined {
  const name = nodes[0]?.name.value;
  if (!parent || name === undefined) return undefined;
  const definition = definitionOf(schema, parent, name);
  if (!definition) return name === '__typename' ? { price: META, isList: false, isEntries: false } : undefined;
  const output = getNamedType(definition.type);
  return {
    price: costOf(parent, name) ?? META,
    isList: isListType(getNullableType(definition.type)),
    isEntries: name === ENTRIES,
    ...(isCompositeType(output) && { output }),
  };
}

function definitionOf(
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}
