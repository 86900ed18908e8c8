import { unstorableCharacterIn } from '@witryna/module-schemas';
import {
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  Location,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql/index.js';
import { MAX_NESTING, MAX_OPERATIONS, MAX_VARIABLES, notAllowed, type QueryLimits, tooMuch } from './limits.ts';

/** A document whose size is known to be within the limits. */
export interface MeasuredDocument {
  readonly operations: readonly OperationDefinitionNode[];
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** What a selection comes to with its fragments put in. */
interface Extent {
  readonly fields: number;
  /** Selections within selections. */
  readonly height: number;
}

const NOTHING: Extent = { fields: 0, height: 0 };

/**
 * Counts a document as it would be with its fragments put in, and refuses what is too large. Each node is looked at
 * once, whatever spreads it: a fragment is counted once and then known by its number.
 */
export function measureShape(document: DocumentNode, limits: QueryLimits): MeasuredDocument {
  // Mercurius takes a document as JSON too, which no limit of the parser has seen.
  if (!(document.loc instanceof Location)) {
    throw notAllowed('A document is sent as text.', 'document-invalid');
  }
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    else if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  if (operations.length > MAX_OPERATIONS) {
    throw tooMuch(`A document holds at most ${MAX_OPERATIONS} operations.`, 'too-many-operations');
  }
  const measured = new Map<string, Extent | 'under way'>();

  const extentOf = (selection: SelectionSetNode, nesting: number): Extent => {
    if (nesting > MAX_NESTING) throw tooDeep();
    let fields = 0;
    let height = 0;
    for (const node of selection.selections) {
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? extentOfFragment(node.name.value, nesting + 1)
          : node.selectionSet
            ? extentOf(node.selectionSet, nesting + 1)
            : NOTHING;
      refuseDirectives(node.directives);
      if (node.kind === Kind.FIELD) refuseArguments(node);
      fields += inner.fields + (node.kind === Kind.FIELD ? 1 : 0);
      if (inner.height >= height) height = inner.height + 1;
      if (height > MAX_NESTING) throw tooDeep();
      if (fields > limits.fields) throw tooManyFields(limits);
    }
    return { fields, height };
  };

  const extentOfFragment = (name: string, nesting: number): Extent => {
    const known = measured.get(name);
    if (known === 'under way') throw new GraphQLError(`Cannot spread fragment "${name}" within itself.`);
    if (known) return known;
    const fragment = fragments.get(name);
    // One that is missing is told by graphql's own rules.
    if (!fragment) return NOTHING;
    measured.set(name, 'under way');
    const extent = extentOf(fragment.selectionSet, nesting);
    measured.set(name, extent);
    refuseDirectives(fragment.directives);
    return extent;
  };

  const refuseArguments = ({ arguments: args = [] }: FieldNode): void => {
    for (const { value } of args) refuseValue(value, limits);
  };
  const refuseDirectives = (directives: readonly (DirectiveNode | ConstDirectiveNode)[] = []): void => {
    for (const directive of directives) for (const { value } of directive.arguments ?? []) refuseValue(value, limits);
  };

  let fields = 0;
  for (const operation of operations) {
    const { variableDefinitions = [], directives, selectionSet } = operation;
    if (variableDefinitions.length > MAX_VARIABLES) {
      throw tooMuch(`An operation takes at most ${MAX_VARIABLES} variables.`, 'too-many-variables');
    }
    for (const { defaultValue } of variableDefinitions) if (defaultValue) refuseValue(defaultValue, limits);
    refuseDirectives(directives);
    fields += extentOf(selectionSet, 1).fields;
    if (fields > limits.fields) throw tooManyFields(limits);
  }
  // Also what nothing spreads is read by graphql's rules.
  for (const name of fragments.keys()) extentOfFragment(name, 1);
  return { operations, fragments };
}

/** Refuses texts that are too long or cannot be stored, and numbers that are not finite, anywhere in a value. */
function refuseValue(value: ValueNode, limits: QueryLimits): void {
  switch (value.kind) {
    case Kind.STRING:
      if (value.value.length > limits.stringLength) {
        throw tooMuch(`A text is too long: at most ${limits.stringLength} characters.`, 'text-too-long');
      }
      refuseUnstorable(value, value.value);
      return;
    case Kind.INT:
    case Kind.FLOAT:
      if (!Number.isFinite(Number(value.value)))
        throw notAllowed('A number is not finite.', 'number-not-finite', { node: value });
      return;
    case Kind.LIST:
      for (const entry of value.values) refuseValue(entry, limits);
      return;
    case Kind.OBJECT:
      for (const field of value.fields) refuseValue(field.value, limits);
  }
}

function refuseUnstorable(node: ValueNode, text: string): void {
  const character = unstorableCharacterIn(text);
  if (character === undefined) return;
  throw notAllowed(`A text contains ${character}, which cannot be stored.`, 'text-not-storable', { node });
}

const tooDeep = () =>
  tooMuch(`The query is too deep: at most ${MAX_NESTING} selections within selections.`, 'query-too-deep');

const tooManyFields = ({ fields }: QueryLimits) =>
  tooMuch(`The document is too large: at most ${fields} fields with its fragments put in.`, 'too-many-fields');
