import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql/index.js';
import { readSchemaText } from './schema.ts';

/** The arguments and inputs of the schema as TypeScript, for resolvers. */
export const TYPES_FILE = new URL('./types.gen.ts', import.meta.url);

/** What `types.gen.ts` holds when it is fresh. */
export async function generateTypes(): Promise<string> {
  const code = await codegen({
    filename: 'types.gen.ts',
    schema: parse(readSchemaText()),
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
