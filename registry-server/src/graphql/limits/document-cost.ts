import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql/index.js';
import type { MeasuredDocument } from './document-shape.ts';
import { MAX_REPEATED_PAIRS, type QueryLimits, tooMuch } from './limits.ts';
import { type PageSizes, pageSizesOf, type Variables } from './page-sizes.ts';
import { type PricedField, type PricedSchema, priceOf } from './priced-schema.ts';
import { refuseAliases, refuseRoots } from './refuse-names.ts';

/** What a document costs by the values of its variables. */
export interface DocumentCost {
  /** About microseconds of CPU; see `field-costs.ts`. */
  readonly cost: number;
  /** Fields that compiling it would write out: one of an interface once for each type that it may be. */
  readonly compiled: number;
  /** Whether another value of a variable would change the cost. */
  readonly byVariables: boolean;
}

/** The fields of one name in one place, from wherever fragments bring them. */
export interface Group {
  readonly nodes: FieldNode[];
  /** Where the first of them stands; undefined below what the schema does not have. */
  readonly parent: GraphQLCompositeType | undefined;
  /** Types that the place may have and that ask for the field. */
  types: ReadonlySet<GraphQLObjectType>;
}

/** Somewhere in the answer. */
interface Place {
  readonly groups: ReadonlyMap<string, Group>;
  readonly depth: number;
  /** How often the answer has it. */
  readonly times: number;
  /** How often compiled code would have it. */
  readonly copies: number;
  /** The page size that the field above was given; the list of its entries is below it. */
  readonly page?: number;
  /** How many trees the place is in, when it is in one. */
  readonly trees?: number;
}

const common = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...one].filter((each) => other.has(each)));

/**
 * Adds up what a document costs as it would be run: what is asked for twice under one name counts once, a list as
 * often as it has entries. Throws the refusal as soon as a limit is reached.
 */
export function costOfDocument(
  { operations, fragments }: MeasuredDocument,
  priced: PricedSchema,
  limits: QueryLimits,
  variables?: Variables,
): DocumentCost {
  let cost = 0;
  let compiled = 0;
  let pairs = 0;
  let byVariables = false;

  /** Puts the fields of a selection, with those of its fragments, into the groups of their names. */
  const collect = (
    selection: SelectionSetNode,
    parent: GraphQLCompositeType | undefined,
    types: ReadonlySet<GraphQLObjectType>,
    into: Map<string, Group>,
  ): void => {
    for (const node of selection.selections) {
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const group = into.get(name);
        if (!group) {
          into.set(name, { nodes: [node], parent, types });
          continue;
        }
        // graphql's rules compare it with each that came before.
        pairs += group.nodes.length * (1 + (node.arguments?.length ?? 0));
        if (pairs > MAX_REPEATED_PAIRS) throw tooMuch(`"${name}" is asked for too often.`, 'too-many-repeats');
        group.nodes.push(node);
        if (group.types !== types) group.types = new Set([...group.types, ...types]);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      if (!fragment) continue;
      const condition = fragment.typeCondition ? typeFromAST(priced.schema, fragment.typeCondition) : parent;
      const inner = isCompositeType(condition) ? condition : undefined;
      const narrowed = inner && inner !== parent ? common(types, priced.possible(inner)) : types;
      collect(fragment.selectionSet, inner, narrowed, into);
    }
  };

  const addField = (group: Group, field: PricedField, place: Place, pages: PageSizes): void => {
    const { times } = place;
    const { price, isList, output } = field;
    const ownPage = price.page === undefined ? undefined : pages.of(group.nodes, price);
    const page = isList ? (ownPage ?? (field.isEntries ? place.page : undefined)) : undefined;
    const trees = price.inAll === undefined ? undefined : (place.trees ?? times);
    const entries = Math.min(times * (page ?? price.size), (trees ?? 1) * (price.inAll ?? Number.POSITIVE_INFINITY));
    const copies = place.copies * Math.max(1, group.types.size);
    cost += times * price.own + entries * price.each;
    compiled += copies;
    if (cost > limits.cost) {
      throw tooMuch(`The query is too costly: at most ${limits.cost} are allowed.`, 'query-too-costly');
    }
    if (!output) return;
    const groups = new Map<string, Group>();
    const types = priced.possible(output);
    for (const { selectionSet } of group.nodes) if (selectionSet) collect(selectionSet, output, types, groups);
    const below: Place = {
      groups,
      depth: place.depth + 1,
      times: entries,
      copies,
      ...(!isList && ownPage !== undefined && { page: ownPage }),
      ...((trees ?? (price.isWhole ? times : undefined)) !== undefined && { trees: trees ?? times }),
    };
    add(below, pages);
  };

  const add = (place: Place, pages: PageSizes): void => {
    if (place.depth > limits.depth) {
      throw tooMuch(`The query is too deep: at most ${limits.depth} levels are allowed.`, 'query-too-deep');
    }
    refuseAliases(place.groups, limits);
    for (const group of place.groups.values()) {
      const field = priceOf(priced, group);
      if (field) addField(group, field, place, pages);
    }
  };

  const addOperation = (operation: OperationDefinitionNode): void => {
    const root = priced.schema.getRootType(operation.operation);
    if (!root) return;
    const groups = new Map<string, Group>();
    collect(operation.selectionSet, root, new Set([root]), groups);
    refuseRoots(operation, groups.size, limits);
    const pages = pageSizesOf(operation, variables);
    add({ groups, depth: 1, times: 1, copies: 1 }, pages);
    byVariables ||= pages.byVariables();
  };

  for (const operation of operations) addOperation(operation);
  return { cost, compiled, byVariables };
}
