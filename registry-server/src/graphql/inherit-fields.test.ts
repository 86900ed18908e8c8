import { buildSchema, parse, print } from 'graphql/index.js';
import { expect, test } from 'vitest';
import { inheritFields } from './inherit-fields.ts';

test('a type has the fields of its interfaces, also those of extensions, and keeps its own', () => {
  const text = `
    type Query { thing: Thing }
    interface Thing { name: String size(unit: String = "cm"): Int }
    extend interface Thing { colour: String }
    interface Priced { price: Float name: String }
    type Cup implements Thing & Priced { handles: Int name: String! }
  `;
  const schema = buildSchema(print(inheritFields(parse(text))));
  const cup = schema.getType('Cup');
  const fields = cup && 'getFields' in cup ? cup.getFields() : {};
  expect(Object.keys(fields).sort()).toEqual(['colour', 'handles', 'name', 'price', 'size']);
  expect(String(fields.name?.type)).toBe('String!');
});
