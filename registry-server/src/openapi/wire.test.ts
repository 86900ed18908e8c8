import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprintOf, withoutAnnotations, withoutDescriptions } from './wire.ts';

const contract = (file: string) => new URL(`../../contract/${file}`, import.meta.url);
const read = (file: string) => readFileSync(contract(file), 'utf8');
const WIRE_FILE = 'wire.json';

test('nothing that clients could notice has changed (UPDATE_WIRE=1 accepts a change that is meant)', () => {
  const wire = {
    openapi: fingerprintOf(JSON.stringify(withoutAnnotations(JSON.parse(read('openapi.json'))))),
    graphql: fingerprintOf(withoutDescriptions(read('schema.graphql'))),
  };
  if (process.env.UPDATE_WIRE) writeFileSync(contract(WIRE_FILE), `${JSON.stringify(wire, null, 2)}\n`);
  expect(wire).toEqual(JSON.parse(read(WIRE_FILE)));
});

const BODY = {
  type: 'object',
  title: 'Strona',
  required: ['title'],
  properties: { title: { type: 'string', maxLength: 80, description: 'Shown above the page', 'x-widget': 'text' } },
};
const wireOf = (schema: object) => JSON.stringify(withoutAnnotations(schema));

test('words and hints for forms are no part of it', () => {
  const { title } = BODY.properties;
  const properties = { title: { ...title, description: 'Its name', 'x-widget': 'line' } };
  expect(wireOf({ ...BODY, title: 'Page', properties })).toBe(wireOf(BODY));
});

test.each([
  ['a limit', { ...BODY, properties: { title: { ...BODY.properties.title, maxLength: 81 } } }],
  ['a field, also one that is called as an annotation', { ...BODY, properties: {} }],
  ['what is required', { ...BODY, required: [] }],
])('%s is', (_name, changed) => {
  expect(wireOf(changed)).not.toBe(wireOf(BODY));
});

test('descriptions of GraphQL are no part of it; fields and their types are', () => {
  const sdl = (field: string, words: string) => `"""${words}"""\ntype Cart {\n  "${words}"\n  ${field}\n}`;
  expect(withoutDescriptions(sdl('id: ID!', 'one'))).toBe(withoutDescriptions(sdl('id: ID!', 'two')));
  expect(withoutDescriptions(sdl('id: ID!', 'one'))).not.toBe(withoutDescriptions(sdl('id: ID', 'one')));
});
