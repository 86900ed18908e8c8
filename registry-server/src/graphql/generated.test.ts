import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateTypes, TYPES_FILE } from './generate-types.ts';

test('the types of the schema are fresh (UPDATE_CONTRACT=1 writes them anew)', async () => {
  const types = await generateTypes();
  if (process.env.UPDATE_CONTRACT) writeFileSync(TYPES_FILE, types);
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(types);
});
