import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql/index.js';
import { GeneratorError } from '../../../scripts/generate/generated-file.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCHEMA = new URL('../../../registry-server/contract/schema.graphql', import.meta.url);
const TYPES = 'src/api/operations.gen.ts';

/** Enums of hundreds of codes, which nobody here tells apart. */
const LONG_ENUMS: readonly string[] = ['CurrencyEnum', 'CountryCodeEnum'];

interface GeneratedFile {
  /** From the folder of the storefront. */
  readonly path: string;
  readonly text: string;
}

interface Source {
  readonly path: string;
  readonly document: DocumentNode;
}

/**
 * Documents of the shop's API: beside each `<name>.graphql` a `<name>.gen.ts` with its operations as strings, which
 * carry the types of their variables and of their data.
 */
export async function generateDocuments(): Promise<readonly GeneratedFile[]> {
  const paths = globSync('src/**/*.graphql', { cwd: ROOT }).sort();
  const sources = paths.map((path): Source => ({ path, document: parse(readFileSync(`${ROOT}${path}`, 'utf8')) }));
  refuseFaults(sources);
  const fragments = new Map(sources.flatMap(({ document }) => document.definitions.filter(isFragment).map(byName)));
  return [
    { path: TYPES, text: await typesOf(sources) },
    ...sources.filter(hasOperations).map((source) => ({
      path: source.path.replace(/\.graphql$/, '.gen.ts'),
      text: documentsOf(source, fragments),
    })),
  ];
}

const isFragment = (definition: DefinitionNode) => definition.kind === Kind.FRAGMENT_DEFINITION;
const isOperation = (definition: DefinitionNode) => definition.kind === Kind.OPERATION_DEFINITION;
const hasOperations = ({ document }: Source) => document.definitions.some(isOperation);
const byName = (fragment: FragmentDefinitionNode) => [fragment.name.value, fragment] as const;

function refuseFaults(sources: readonly Source[]): void {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'), { assumeValidSDL: true });
  const all: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: sources.flatMap(({ document }) => document.definitions),
  };
  const [fault] = validate(schema, all);
  if (fault) throw new GeneratorError(`A document of storefront/src does not fit the schema: ${fault.message}`);
}

async function typesOf(sources: readonly Source[]): Promise<string> {
  const schema = leanSchema(parse(readFileSync(SCHEMA, 'utf8')), namedTypes(sources));
  const code = await codegen({
    filename: TYPES,
    schema,
    documents: sources.map(({ path, document }) => ({ location: path, document })),
    config: {},
    plugins: [
      {
        operations: {
          enumsAsTypes: true,
          skipTypename: true,
          inlineFragmentTypes: 'combine',
          immutableTypes: true,
          scalars: { ID: 'string', ...Object.fromEntries(LONG_ENUMS.map((name) => [name, 'string'])) },
        },
      },
    ],
    pluginMap: { operations: typescriptOperations },
  });
  const used = withoutDeferredParts(code);
  return `// Written from all documents of the storefront; do not edit.\n${used}`;
}

/** Without the type for deferred parts of an answer, which nothing here asks for. */
function withoutDeferredParts(code: string): string {
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.startsWith('export type Incremental'));
  if (at === -1) return code;
  const hasComment = lines[at - 1]?.startsWith('/** Internal type') === true;
  lines.splice(hasComment ? at - 1 : at, hasComment ? 2 : 1);
  return lines.join('\n');
}

/** The types that documents tell apart from others of their interface. */
function namedTypes(sources: readonly Source[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = ({ typeCondition }: { readonly typeCondition?: NamedTypeNode | undefined }) => {
    if (typeCondition) names.add(typeCondition.name.value);
  };
  for (const { document } of sources) visit(document, { InlineFragment: add, FragmentDefinition: add });
  return names;
}

/**
 * The schema with what documents tell apart: of each interface the types that they name, and one that stands for all
 * others. With all of them each selection would have as many types as there are pairs of a line and a product.
 */
function leanSchema(schema: DocumentNode, named: ReadonlySet<string>): DocumentNode {
  const represented = new Set<string>();
  return visit(schema, {
    EnumTypeDefinition(node) {
      return LONG_ENUMS.includes(node.name.value) ? { kind: Kind.SCALAR_TYPE_DEFINITION, name: node.name } : undefined;
    },
    ObjectTypeDefinition(node) {
      const interfaces = (node.interfaces ?? []).filter(({ name }) => {
        if (named.has(node.name.value)) return true;
        const isFirst = !represented.has(name.value);
        represented.add(name.value);
        return isFirst;
      });
      return { ...node, interfaces };
    },
  });
}

/**
 * The operations of a file, each with the fragments that it needs and without a blank too many. A fragment that several
 * of them need is written once: browsers load and parse what stands here.
 */
function documentsOf({ path, document }: Source, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const operations = document.definitions.filter(isOperation);
  const types: string[] = [];
  const fragmentsByOperation = operations.map((operation) => fragmentsOf(operation, fragments));
  const shared = sharedFragments(fragmentsByOperation);
  const constants = operations.map((operation, index) => {
    const name = nameOf(operation);
    const type = `${name}${operation.operation === 'query' ? 'Query' : 'Mutation'}`;
    types.push(type, `${type}Variables`);
    const needed = fragmentsByOperation[index] ?? [];
    const text = quoted([operation, ...needed.filter((fragment) => !shared.has(fragment))]);
    const parts = [text, ...needed.filter((fragment) => shared.has(fragment)).map(constantOf)];
    const value = parts.length === 1 ? text : `(${parts.join(' + ')})`;
    return `export const ${name}Document = ${value} as TypedDocument<${type}, ${type}Variables>;\n`;
  });
  const client = relative(dirname(path), dirname(TYPES));
  return [
    '// Written from the document beside it; do not edit.\n',
    `import type { ${types.sort().join(', ')} } from '${client}/operations.gen.ts';\n`,
    `import type { TypedDocument } from '${client}/typed-document.ts';\n\n`,
    ...[...shared].map((fragment) => `const ${constantOf(fragment)} = ${quoted([fragment])};\n`),
    ...constants,
  ].join('');
}

const constantOf = ({ name }: FragmentDefinitionNode) => `${name.value}Fields`;

function quoted(definitions: readonly DefinitionNode[]): string {
  return JSON.stringify(stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions })));
}

/** The fragments that more than one operation needs. */
function sharedFragments(
  byOperation: readonly (readonly FragmentDefinitionNode[])[],
): ReadonlySet<FragmentDefinitionNode> {
  const seen = new Set<FragmentDefinitionNode>();
  const shared = new Set<FragmentDefinitionNode>();
  for (const fragment of byOperation.flat()) (seen.has(fragment) ? shared : seen).add(fragment);
  return shared;
}

function nameOf({ name }: OperationDefinitionNode): string {
  if (!name) throw new GeneratorError('A document of storefront/src has an operation without a name');
  return name.value;
}

/** The fragments that an operation spreads, and those that these spread, each once. */
function fragmentsOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [...found];
}
