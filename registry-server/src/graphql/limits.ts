import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql/index.js';

/** What one request may ask for. */
export interface QueryLimits {
  readonly depth: number;
  /** Fields, each counted as often as its lists may repeat it. */
  readonly cost: number;
  /** Fields of Query or Mutation in one request. */
  readonly rootFields: number;
  /** How often one field may be asked for under other names in one place. */
  readonly aliases: number;
}

/** A mutation does one thing; clients of the contract send one, seldom two. */
const MAX_MUTATIONS = 5;
/** How many entries a list is taken to have when nothing says it. */
const USUAL_LIST = 4;
/** What a page is taken to hold when the document does not say it: the verdict on a document is kept, its variables differ. */
const DEFAULT_PAGE_SIZE = 20;

/** The refusal of a request that asks for too much; answered with 413. */
export function tooMuch(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', code, status: 413 } });
}

/**
 * A validation rule that refuses what would cost too much before any of it runs. It counts the whole document:
 * every operation in it, fragments as often as they are spread.
 */
export function limitRule(limits: QueryLimits) {
  return (context: ValidationContext): ASTVisitor => {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of context.getDocument().definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
    return {
      OperationDefinition(operation) {
        const fault = faultOf(operation, { schema: context.getSchema(), fragments, limits });
        if (fault) context.reportError(fault);
      },
    };
  };
}

interface Counting {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly limits: QueryLimits;
}

function faultOf(operation: OperationDefinitionNode, counting: Counting): GraphQLError | undefined {
  const { schema, limits } = counting;
  const root = schema.getRootType(operation.operation);
  if (!root) return undefined;
  const isMutation = operation.operation === 'mutation';
  const roots = fieldsOf(operation.selectionSet, counting.fragments);
  const maxRoots = isMutation ? Math.min(MAX_MUTATIONS, limits.rootFields) : limits.rootFields;
  if (roots.length > maxRoots) {
    return tooMuch(
      `The request asks for ${roots.length} root fields; at most ${maxRoots} are allowed.`,
      'too-many-fields',
    );
  }
  try {
    const cost = costOf(operation.selectionSet, root, 1, 1, undefined, counting);
    if (cost <= limits.cost) return undefined;
    return tooMuch(`The query is too costly: at most ${limits.cost} fields are allowed.`, 'query-too-costly');
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** The cost of a selection; throws as soon as depth, aliases or cost go beyond what is allowed. */
function costOf(
  selection: SelectionSetNode,
  type: GraphQLOutputType,
  depth: number,
  times: number,
  pageSize: number | undefined,
  counting: Counting,
): number {
  const { limits } = counting;
  if (depth > limits.depth) {
    throw tooMuch(`The query is too deep: at most ${limits.depth} levels are allowed.`, 'query-too-deep');
  }
  const fields = fieldsOf(selection, counting.fragments);
  refuseAliases(fields, limits.aliases);
  let cost = 0;
  for (const field of fields) {
    cost += times;
    if (!field.selectionSet) continue;
    const output = typeOfField(counting.schema, type, field.name.value);
    if (!output) continue;
    const ownPage = pageSizeOf(field) ?? (takesPage(type, field) ? DEFAULT_PAGE_SIZE : undefined);
    const page = ownPage ?? pageSize;
    const isList = isListType(getNullableType(output));
    cost += costOf(
      field.selectionSet,
      getNamedType(output) as GraphQLOutputType,
      depth + 1,
      isList ? times * (page ?? USUAL_LIST) : times,
      // A page size counts once: for the first list below the field that takes it.
      isList ? undefined : page,
      counting,
    );
    if (cost > limits.cost)
      throw tooMuch(`The query is too costly: at most ${limits.cost} fields are allowed.`, 'query-too-costly');
  }
  return cost;
}

function refuseAliases(fields: readonly FieldNode[], limit: number): void {
  const names = new Map<string, Set<string>>();
  for (const { alias, name } of fields) {
    const given = names.get(name.value) ?? new Set();
    given.add((alias ?? name).value);
    names.set(name.value, given);
    if (given.size > limit) {
      throw tooMuch(`"${name.value}" is asked for under more than ${limit} names.`, 'too-many-aliases');
    }
  }
}

/** The fields of a selection with those of the fragments that it spreads. */
function fieldsOf(
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  spread: readonly string[] = [],
): FieldNode[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, fragments, spread);
    const name = node.name.value;
    const fragment = fragments.get(name);
    // A cycle is refused by another rule; here it must only end.
    if (!fragment || spread.includes(name)) return [];
    return fieldsOf(fragment.selectionSet, fragments, [...spread, name]);
  });
}

function typeOfField(schema: GraphQLSchema, parent: GraphQLOutputType, name: string): GraphQLOutputType | undefined {
  const type = getNamedType(parent);
  if (!isCompositeType(type)) return undefined;
  const own = fieldOf(type, name);
  if (own) return own.type;
  // A field of a fragment on one of the interface's types.
  if (isInterfaceType(type)) {
    for (const possible of schema.getPossibleTypes(type)) {
      const field = fieldOf(possible, name);
      if (field) return field.type;
    }
  }
  return undefined;
}

function fieldOf(type: unknown, name: string) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function takesPage(parent: GraphQLOutputType, field: FieldNode): boolean {
  return fieldOf(getNamedType(parent), field.name.value)?.args.some(({ name }) => name === 'pageSize') ?? false;
}

function pageSizeOf(field: FieldNode): number | undefined {
  const value = field.arguments?.find(({ name }) => name.value === 'pageSize')?.value;
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}
