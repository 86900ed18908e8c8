import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type GraphQLSchema } from 'graphql/index.js';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const ROOTS = 'type Query\ntype Mutation\n';

/** The whole schema language: what lies in the features' folders, in a stable order. */
export function readSchemaText(): string {
  const files = globSync('**/*.graphql', { cwd: SOURCE }).sort();
  return [ROOTS, ...files.map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'))].join('\n');
}

/** The schema without resolvers; throws with the place of a mistake in the SDL. */
export function parseSchema(text = readSchemaText()): GraphQLSchema {
  return buildSchema(text);
}
