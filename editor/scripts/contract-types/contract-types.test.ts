import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractTypes } from './contract-types.ts';
import { typeOfSchema } from './type-of-schema.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the committed types are those of the contract (`pnpm generate` writes them anew)', () => {
  const contract = JSON.parse(read('../../../registry-server/contract/openapi.json'));
  expect(read('../../src/api/contract.gen.ts')).toBe(contractTypes(contract));
});

test.each([
  [{ type: 'integer' }, 'number'],
  [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
  [{ type: ['object', 'null'] }, 'Readonly<Record<string, unknown>> | null'],
  [{ type: 'array', items: { enum: [1, 2] } }, 'readonly (1 | 2)[]'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'Readonly<Record<string, boolean>>'],
  [{ $ref: '#/components/schemas/PageSummary' }, 'PageSummary'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{}, 'unknown'],
])('the schema %j is said as %s', (schema, type) => {
  expect(typeOfSchema(schema)).toBe(type);
});

test('what an object must have is told from what it may have', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, 'e-mail': { type: 'string' } },
  };
  expect(typeOfSchema(schema)).toBe('{\n  readonly id: number;\n  readonly "e-mail"?: string;\n}');
});

test('a route is told by its query, its body and its first good answer', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const put = {
    parameters: [
      { in: 'path', name: 'id', required: true, schema: { type: 'integer' } },
      { in: 'query', name: 'site', schema: { type: 'string' } },
    ],
    requestBody: json({ type: 'object', properties: {} }),
    responses: { 200: json({ type: 'integer' }), 404: json({ type: 'string' }) },
  };
  const types = contractTypes({ paths: { '/staff/x/{id}': { put }, '/init': { get: {} } } });
  expect(types).toContain("readonly 'PUT /staff/x/{id}': {");
  expect(types).toContain('readonly query: {\n      readonly site?: string;\n    };');
  expect(types).toContain('readonly answer: number;');
  expect(types).not.toContain('/init');
});
