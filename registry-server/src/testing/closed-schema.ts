import { Ajv, type ErrorObject } from 'ajv';
import { mediaFileSchema, productCardSchema } from '../commerce/catalog/index.ts';

/** The schema with nothing allowed that it does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  return 'properties' in schema && 'type' in schema ? { additionalProperties: false, ...parts } : parts;
}

/** What an answer has otherwise than the schema describes it, or has beside it; empty when nothing. */
export function faultsAgainst(schema: object, answer: unknown): readonly ErrorObject[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  for (const shared of [mediaFileSchema, productCardSchema]) ajv.addSchema(closed(shared) as object);
  const matches = ajv.compile(closed(schema) as object);
  matches(answer);
  return matches.errors ?? [];
}
