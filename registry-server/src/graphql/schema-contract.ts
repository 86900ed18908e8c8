import { lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { parseSchema } from './schema.ts';

/** The committed schema that clients are derived from. */
export const SCHEMA_FILE = new URL('../../contract/schema.graphql', import.meta.url);

/** The schema as this code speaks it. */
export function schemaContract(): string {
  return `${printSchema(lexicographicSortSchema(parseSchema()))}\n`;
}
