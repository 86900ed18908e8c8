import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql/index.js';
import { MAX_PAGE_SIZE } from '../paging.ts';
import type { FieldCost } from './field-costs.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** How many entries the lists of an operation may have. */
export interface PageSizes {
  /** The most that fields of one name in one place may give; of those that take a page. */
  of(nodes: readonly FieldNode[], price: FieldCost): number;
  /** Whether a variable had a say so far. */
  byVariables(): boolean;
}

const PAGE = 'pageSize';
const FILTERS = new Set(['filter', 'filters']);

/**
 * Reads sizes from page sizes and from filters that name what they look for, in arguments, variables and the defaults
 * of variables. Without variables, which are not known yet, a list that they decide upon counts as one entry.
 */
export function pageSizesOf(operation: OperationDefinitionNode, variables: Variables | undefined): PageSizes {
  const given = variables && { ...defaultsOf(operation), ...definedOf(variables) };
  let usesVariables = false;
  const sizeOf = (node: FieldNode, price: FieldCost): number => {
    const args = (node.arguments ?? []).filter(({ name }) => name.value === PAGE || FILTERS.has(name.value));
    if (args.some(({ value }) => hasVariable(value))) {
      usesVariables = true;
      if (!given) return 1;
    }
    let size = price.page ?? 1;
    let named = Number.POSITIVE_INFINITY;
    for (const { name, value } of args) {
      const plain = valueFromASTUntyped(value, given);
      if (name.value === PAGE) size = typeof plain === 'number' ? withinPage(plain) : size;
      else named = namedBy(plain, price.named ?? []);
    }
    return Math.min(size, named);
  };
  return {
    of: (nodes, price) => nodes.reduce((largest, node) => Math.max(largest, sizeOf(node, price)), 0),
    byVariables: () => usesVariables,
  };
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

const definedOf = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));

function hasVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value));
}

/** How many things a filter names one by one, by `eq` or `in` of a field that tells them apart. */
function namedBy(filter: unknown, fields: readonly string[]): number {
  const counts = fields.map((field) => {
    const condition = propertyOf(filter, field);
    const many = propertyOf(condition, 'in');
    if (Array.isArray(many)) return many.length + 1;
    return typeof propertyOf(condition, 'eq') === 'string' ? 1 : Number.POSITIVE_INFINITY;
  });
  return Math.min(...counts, Number.POSITIVE_INFINITY);
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** Sizes beyond it are refused when the list is asked for. */
const withinPage = (size: number): number => Math.min(MAX_PAGE_SIZE, Math.max(1, size));
