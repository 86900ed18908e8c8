import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql/index.js';

export interface Verdict {
  readonly operations: readonly string[];
  /** Root fields, by which areas of the contract are distinguished. */
  readonly fields: readonly string[];
  readonly faults: readonly string[];
}

/** Directives that Apollo's client removes before sending. */
const LOCAL_DIRECTIVES = new Set(['connection', 'rest']);
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The document as it leaves the browser. */
export function documentOnTheWire(text: string): DocumentNode {
  return withoutLocalFields(withFragmentsOnce(parse(text)));
}

/** Validation errors of a client's document. */
export function checkDocument(schema: GraphQLSchema, text: string): Verdict {
  let document: DocumentNode;
  try {
    document = documentOnTheWire(text);
  } catch (error) {
    return { operations: ['?'], fields: [], faults: [(error as Error).message] };
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return {
    operations: operations.map(({ name }) => name?.value ?? 'anonymous'),
    fields: operations.flatMap(({ selectionSet }) =>
      selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : [])),
    ),
    faults: operations.length === 0 ? [] : validate(schema, document, RULES).map(({ message }) => message),
  };
}

/** A fragment that is imported twice is one fragment, as in Apollo's `gql`. */
function withFragmentsOnce(document: DocumentNode): DocumentNode {
  const seen = new Set<string>();
  const isFirst = ({ name }: FragmentDefinitionNode) => !seen.has(name.value) && seen.add(name.value) !== undefined;
  return {
    ...document,
    definitions: document.definitions.filter(
      (definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || isFirst(definition),
    ),
  };
}

/** Removes fields marked `@client`, which never leave the browser, and selections that become empty. */
function withoutLocalFields(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: { enter: (node) => (LOCAL_DIRECTIVES.has(node.name.value) ? null : undefined) },
    Field: {
      leave(node) {
        const isLocal = node.directives?.some(({ name }) => name.value === 'client');
        const isEmptied = node.selectionSet && node.selectionSet.selections.length === 0;
        return isLocal || isEmptied ? null : undefined;
      },
    },
    OperationDefinition: {
      leave: (node) => (node.selectionSet.selections.length === 0 ? null : undefined),
    },
  });
}
