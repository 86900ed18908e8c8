import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql/index.js';
import { readSources } from './collect-documents.ts';

/** The generator's configuration in GraphCommerce's example. */
const PRESET = { extension: '.gql.ts', baseTypesPath: '~@graphcommerce/graphql-mesh/.mesh', injectables: true };
const CONFIG = {
  skipTypename: true,
  namingConvention: 'keep',
  dedupeOperationSuffix: true,
  arrayInputCoercion: false,
};

interface GeneratedSection {
  readonly filename: string;
  readonly documents: readonly { readonly location: string; readonly document: DocumentNode }[];
}

/** The result of the generator. */
export interface GeneratedCode {
  /** Number of generated files. */
  readonly files: number;
  /** Operations in them, by name. */
  readonly operations: readonly string[];
}

/**
 * Runs GraphCommerce's code generator over its documents: its preset, its optimiser, and the types of each document's
 * answer. Throws the generator's error. `tools` is the folder where it is installed.
 */
export async function generateCode(packages: string, tools: string, schemaText: string): Promise<GeneratedCode> {
  const loadTool = createRequire(join(tools, 'package.json'));
  const { codegen } = loadTool('@graphql-codegen/core');
  const { buildSchema, parse, print } = loadTool('graphql');
  const { preset } = loadTool('@graphcommerce/graphql-codegen-near-operation-file');
  const pluginMap = {
    '@graphcommerce/graphql-codegen-relay-optimizer-plugin': loadTool(
      '@graphcommerce/graphql-codegen-relay-optimizer-plugin',
    ),
    'typed-document-node': loadTool('@graphql-codegen/typed-document-node'),
    'typescript-operations': loadTool('@graphql-codegen/typescript-operations'),
  };
  const sections: GeneratedSection[] = preset.buildGeneratesSection({
    baseOutputDir: packages,
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    // Parsed by the generator's own copy of graphql, since it modifies the nodes.
    documents: readSources(packages).map(({ file, document }) => ({
      location: join(packages, file),
      document: parse(print(document)),
    })),
    config: CONFIG,
    presetConfig: PRESET,
    plugins: Object.keys(pluginMap).map((name) => ({ [name]: {} })),
    pluginMap,
  });
  const operations: string[] = [];
  for (const section of sections) {
    const code: string = await codegen(section);
    for (const [, name = ''] of code.matchAll(/export const (\w+)Document\b/g)) operations.push(name);
  }
  return { files: sections.length, operations };
}
