import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateResolverTypes, generateTypes, RESOLVER_TYPES_FILE, TYPES_FILE } from './generate-types.ts';

test.each([
  ['the schema', TYPES_FILE, generateTypes],
  ['resolvers', RESOLVER_TYPES_FILE, generateResolverTypes],
])('the types of %s are fresh (UPDATE_CONTRACT=1 writes them anew)', async (_name, file, generate) => {
  const types = await generate();
  if (process.env.UPDATE_CONTRACT) writeFileSync(file, types);
  expect(readFileSync(file, 'utf8')).toBe(types);
});
