import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse, print } from 'graphql/index.js';
import { inheritFields } from './inherit-fields.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const ROOTS = 'type Query\ntype Mutation\n';

/** What lies in the features' folders, in a stable order, each type with its interfaces' fields. */
function readDocument(): DocumentNode {
  const files = globSync('**/*.graphql', { cwd: SOURCE }).sort();
  const text = [ROOTS, ...files.map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'))].join('\n');
  return inheritFields(parse(text));
}

/** The whole schema language. */
export function readSchemaText(): string {
  return print(readDocument());
}

let validated: DocumentNode | undefined;

/**
 * A schema of its own without resolvers; throws with the place of a mistake in the SDL. The files are read and
 * validated once in a process.
 */
export function parseSchema(): GraphQLSchema {
  if (validated) return buildASTSchema(validated, { assumeValidSDL: true });
  const document = readDocument();
  const schema = buildASTSchema(document);
  validated = document;
  return schema;
}
