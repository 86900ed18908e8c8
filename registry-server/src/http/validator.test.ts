import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { compileValidator } from './validator.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    amount: { type: 'integer', default: 7 },
    isNew: { type: 'boolean' },
    email: { type: 'string', format: 'email' },
  },
};
const inBody = compileValidator({ schema, method: 'PUT', url: '/', httpPart: 'body' });
const inAddress = compileValidator({ schema, method: 'GET', url: '/', httpPart: 'querystring' });

test.each([{ amount: '5' }, { amount: null }, { isNew: 'true' }, { isNew: 0 }, { email: 5 }])(
  'the wrong type in the body %j is refused, not made to fit',
  (body) => {
    expect(inBody(body)).toBe(false);
  },
);

test('numbers and answers in an address are read from their text', () => {
  const query = { amount: '5', isNew: 'true' };
  expect(inAddress(query)).toBe(true);
  expect(query).toEqual({ amount: 5, isNew: true });
});

test.each([inBody, inAddress])('defaults are filled in, unknown fields and wrong formats refused', (validate) => {
  const empty = {};
  expect(validate(empty)).toBe(true);
  expect(empty).toEqual({ amount: 7 });
  expect(validate({ colour: 'red' })).toBe(false);
  expect(validate({ email: 'jan' })).toBe(false);
});

test('holds in scopes of their own as well', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite);
  // Signing in lies in a scope of its own.
  const credentials = { email: 'anna@rosailen.example', password: 'poziomki w trawie', isAdmin: true };
  const response = await app.inject({ method: 'POST', url: '/staff/session', payload: credentials });
  expect(response.statusCode).toBe(422);
  expect(response.json().details.faults).toMatchObject([{ path: '/isAdmin', rule: 'additionalProperties' }]);
});

test.each(['1e309', '-1e309', '1e400'])('the number %s, which is not finite, is refused in an address', (amount) => {
  expect(inAddress({ amount })).toBe(false);
  expect(inAddress.errors).toMatchObject([{ keyword: 'finite', instancePath: '/amount' }]);
});

const anyBody = compileValidator({ schema: { type: 'object' }, method: 'PUT', url: '/', httpPart: 'body' });

test.each([
  ['finite', JSON.parse('{"page":{"list":[1,1e309]}}'), '/page/list/1'],
  ['maxLength', { page: { 'a/b': 'x'.repeat(100_001) } }, '/page/a~1b'],
  ['maxDepth', JSON.parse(`{"page":${'['.repeat(200_000)}${']'.repeat(200_000)}}`), `/page${'/0'.repeat(127)}`],
])('what a schema leaves open has limits: %s', (keyword, body, path) => {
  expect(anyBody(body)).toBe(false);
  expect(anyBody.errors).toMatchObject([{ keyword, instancePath: path }]);
});
