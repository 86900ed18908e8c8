import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type GraphQLSchema, parse, print } from 'graphql/index.js';
import { inheritFields } from './inherit-fields.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const ROOTS = 'type Query\ntype Mutation\n';

/** The whole schema language: what lies in the features' folders, in a stable order, each type with its interfaces' fields. */
export function readSchemaText(): string {
  const files = globSync('**/*.graphql', { cwd: SOURCE }).sort();
  const text = [ROOTS, ...files.map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'))].join('\n');
  return print(inheritFields(parse(text)));
}

/** The schema without resolvers; throws with the place of a mistake in the SDL. */
export function parseSchema(text = readSchemaText()): GraphQLSchema {
  return buildSchema(text);
}
