import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
} from 'graphql/index.js';

/**
 * Gives each object type the fields of its interfaces that it does not spell out, extensions counted in: a field of
 * ProductInterface is written once, not in each of its eight types.
 */
export function inheritFields(document: DocumentNode): DocumentNode {
  const ofInterfaces = fieldsOf(document.definitions, isOfInterface);
  const ofTypes = fieldsOf(document.definitions, isOfType);
  const inherit = (type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode => {
    const names = new Set(ofTypes.get(type.name.value)?.map(({ name }) => name.value));
    const inherited = (type.interfaces ?? []).flatMap(({ name }) => ofInterfaces.get(name.value) ?? []);
    const missing = inherited.filter(({ name }) => !names.has(name.value) && names.add(name.value));
    return { ...type, fields: [...(type.fields ?? []), ...missing] };
  };
  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? inherit(definition) : definition,
    ),
  };
}

interface WithFields {
  readonly name: { readonly value: string };
  readonly fields?: readonly FieldDefinitionNode[];
}

const isOfInterface = ({ kind }: DefinitionNode) =>
  kind === Kind.INTERFACE_TYPE_DEFINITION || kind === Kind.INTERFACE_TYPE_EXTENSION;
const isOfType = ({ kind }: DefinitionNode) =>
  kind === Kind.OBJECT_TYPE_DEFINITION || kind === Kind.OBJECT_TYPE_EXTENSION;

function fieldsOf(
  definitions: readonly DefinitionNode[],
  isWanted: (definition: DefinitionNode) => boolean,
): ReadonlyMap<string, readonly FieldDefinitionNode[]> {
  const found = new Map<string, readonly FieldDefinitionNode[]>();
  for (const definition of definitions.filter(isWanted)) {
    const { name, fields = [] } = definition as unknown as WithFields;
    found.set(name.value, [...(found.get(name.value) ?? []), ...fields]);
  }
  return found;
}
