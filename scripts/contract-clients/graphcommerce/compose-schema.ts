import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql/index.js';
import { schemaContract } from '../../../registry-server/src/graphql/schema-contract.ts';

/** Versions of the contract that its packages know; below 2.4.7 they bring what is missing as a shim. */
export const CONTRACT_VERSIONS = [247, 246, 245] as const;
export type ContractVersion = (typeof CONTRACT_VERSIONS)[number];

/** A shop's schema as GraphCommerce's server composes it. */
export interface ComposedSchema {
  readonly schema: GraphQLSchema;
  /** The same as text. */
  readonly text: string;
  /** Number of composed files. */
  readonly files: number;
  /** Validation errors of the composed schema. */
  readonly faults: readonly string[];
}

/**
 * Composes our schema with the packages' extensions by the library that its server uses, which refuses a field
 * defined with different types. `tools` is the folder of the installed library.
 */
export function composeSchema(packages: string, tools: string, version: ContractVersion): ComposedSchema {
  const loadTool = createRequire(join(tools, 'package.json'));
  const { mergeSchemas } = loadTool('@graphql-tools/schema');
  const { buildSchema, printSchema, validateSchema } = loadTool('graphql');
  const shims = CONTRACT_VERSIONS.filter((each) => each > version).map((each) => `schema-${each}`);
  const files = ['schema', ...shims].flatMap((folder) =>
    globSync(`@graphcommerce/*/${folder}/**/*.graphqls`, { cwd: packages }).sort(),
  );
  const schema = mergeSchemas({
    schemas: [buildSchema(schemaContract())],
    typeDefs: files.map((file) => readFileSync(join(packages, file), 'utf8')),
    assumeValidSDL: true,
  });
  const faults = validateSchema(schema).map(({ message }: { readonly message: string }) => message);
  return { schema, text: printSchema(schema), files: files.length, faults };
}
