import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql/index.js';
import { schemaContract } from '../../../registry-server/src/graphql/schema-contract.ts';

/** Versions of the contract that its packages know; below 2.4.7 they bring what is missing as a shim. */
export const CONTRACT_VERSIONS = [247, 246, 245] as const;
export type ContractVersion = (typeof CONTRACT_VERSIONS)[number];

/** A shop's schema as GraphCommerce's own server puts it together. */
export interface ComposedSchema {
  readonly schema: GraphQLSchema;
  /** The same as text. */
  readonly text: string;
  /** Files of the packages that went in. */
  readonly files: number;
  /** What the result breaks of the rules of schemas. */
  readonly faults: readonly string[];
}

/**
 * Our schema with what the packages add to it, put together by the library that its server uses, which refuses a field
 * that both sides have with different types. `tools` is the folder that the library is installed in.
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
