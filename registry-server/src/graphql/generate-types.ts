import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { type DocumentNode, type FieldDefinitionNode, Kind, parse, visit } from 'graphql/index.js';
import { readSchemaText } from './schema.ts';

/** The arguments and inputs of the schema as TypeScript, for resolvers. */
export const TYPES_FILE = new URL('./types.gen.ts', import.meta.url);

/** What `types.gen.ts` holds when it is fresh. */
export async function generateTypes(): Promise<string> {
  const code = await codegen({
    filename: 'types.gen.ts',
    schema: withoutAliases(parse(readSchemaText())),
    documents: [],
    config: {},
    plugins: [
      {
        typescript: {
          onlyOperationTypes: false,
          enumsAsTypes: true,
          skipTypename: true,
          immutableTypes: true,
          useTypeImports: true,
          scalars: { ID: 'string' },
        },
      },
    ],
    pluginMap: { typescript },
  });
  return `// Written from the schema; do not edit.\n${code}`;
}

/**
 * Without root fields that only spell another with a capital: the types of both would have one name.
 * What such a field takes is what the other takes.
 */
function withoutAliases(document: DocumentNode): DocumentNode {
  const names = new Set(rootFieldsOf(document).map(({ name }) => name.value));
  const lowered = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const isAlias = (name: string) => lowered(name) !== name && names.has(lowered(name));
  return visit(document, { FieldDefinition: ({ name }) => (isAlias(name.value) ? null : undefined) });
}

function rootFieldsOf({ definitions }: DocumentNode): readonly FieldDefinitionNode[] {
  return definitions.flatMap((definition) => {
    const isObject = definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
    return isObject && /^(Query|Mutation)$/.test(definition.name.value) ? (definition.fields ?? []) : [];
  });
}
