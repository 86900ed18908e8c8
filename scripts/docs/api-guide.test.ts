import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/use-the-api.md');
const schema = buildSchema(read('registry-server/contract/schema.graphql'));
const paths = Object.keys(JSON.parse(read('registry-server/contract/openapi.json')).paths as object);

const documents = [...guide.matchAll(/```graphql\n([^`]+)```/g)].map(([, text = '']) => text);
/** Paths below `/api` that the guide asks for, without their questions. */
const asked = new Set([...guide.matchAll(/\/api(\/[a-z][\w/.-]*)/g)].map(([, path = '']) => path));

/** `/registry/o-nas` is answered by `/registry/{slug}`, `/feeds/pl/rss.xml` by `/feeds/{site}/{file}`. */
function isAnswered(path: string): boolean {
  const parts = path.split('/');
  return paths.some((known) => {
    const expected = known.split('/');
    return expected.length === parts.length && expected.every((part, at) => part.startsWith('{') || part === parts[at]);
  });
}

test.each(documents.map((text) => [text.slice(0, text.indexOf('{')).trim(), text]))('%s is valid', (_name, text) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
});

test('every address of the guide is one of the contract', () => {
  expect([documents.length, asked.size]).toEqual([10, 10]);
  expect([...asked].filter((path) => !isAnswered(path))).toEqual([]);
});
