import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { type DocumentNode, type FieldDefinitionNode, Kind, parse, visit } from 'graphql/index.js';
import { readSchemaText } from './schema.ts';

/** The types, arguments and inputs of the schema as TypeScript. */
export const TYPES_FILE = new URL('./types.gen.ts', import.meta.url);
/** The same as resolvers take and return them. */
export const RESOLVER_TYPES_FILE = new URL('./resolver-types.gen.ts', import.meta.url);

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const HEADING = '// Written from the schema; do not edit.\n';

/** What both files must agree on. */
const CONFIG = {
  enumsAsTypes: true,
  skipTypename: true,
  immutableTypes: true,
  useTypeImports: true,
  scalars: { ID: { input: 'string', output: 'string | number' } },
  // A resolver that finds nothing may return undefined; an input is never that.
  maybeValue: 'T | null | undefined',
  inputMaybeValue: 'T | null',
};

/** What `types.gen.ts` holds when it is fresh. */
export async function generateTypes(): Promise<string> {
  const code = await codegen({
    filename: 'types.gen.ts',
    schema: withoutAliases(parse(readSchemaText())),
    documents: [],
    config: {},
    plugins: [{ typescript: { ...CONFIG, onlyOperationTypes: false } }],
    pluginMap: { typescript },
  });
  return `${HEADING}${code}`;
}

/** What `resolver-types.gen.ts` holds when it is fresh. */
export async function generateResolverTypes(): Promise<string> {
  const code = await codegen({
    filename: 'resolver-types.gen.ts',
    schema: parse(readSchemaText()),
    documents: [],
    config: {},
    plugins: [
      {
        'typescript-resolvers': {
          ...CONFIG,
          contextType: './context.ts#GraphqlContext',
          customResolverFn: './context.ts#Resolver',
          customResolveInfo: 'graphql/index.js#GraphQLResolveInfo',
          makeResolverTypeCallable: true,
          mappers: readMappers(),
          namespacedImportName: 'Types',
          internalResolversPrefix: '',
          resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        },
      },
    ],
    pluginMap: { 'typescript-resolvers': typescriptResolvers },
  });
  return `${HEADING}import type * as Types from './types.gen.ts';\n${code}`;
}

/**
 * What the resolvers of a type take, where it is not what clients get: `export type CartMapper = …` in the
 * `<f>.mappers.ts` of its feature.
 */
function readMappers(): Record<string, string> {
  const files = globSync('**/*.mappers.ts', { cwd: SOURCE }).sort();
  const mappers = files.flatMap((file) => {
    const text = readFileSync(`${SOURCE}${file}`, 'utf8');
    return [...text.matchAll(/^export type (\w+)Mapper\b/gm)].map(([, type]) => [type, `../${file}#${type}Mapper`]);
  });
  return Object.fromEntries(mappers);
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
