import { expect, test } from 'vitest';
import { resultOfGraphql, resultOfStatus } from './shop-client.ts';

test.each([
  [200, 'done'],
  [422, 'invalid'],
  [400, 'invalid'],
  [429, 'limited'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('the status %i of the shop means %s', (status, kind) => {
  expect(resultOfStatus(status)).toEqual({ kind });
});

const refused = (extensions: object) => ({ data: null, errors: [{ message: 'x', extensions }] });

test.each([
  [200, { data: { resetPassword: true } }, 'done'],
  [200, refused({ category: 'graphql-input', code: 'token-invalid' }), 'invalid'],
  [200, refused({ category: 'graphql-input', code: 'too-many-requests' }), 'limited'],
  [200, refused({ category: 'internal' }), 'unavailable'],
  [200, { data: null }, 'unavailable'],
  [502, undefined, 'unavailable'],
  [429, {}, 'limited'],
])('GraphQL’s answer %i %o means %s', (status, body, kind) => {
  expect(resultOfGraphql(status, body)).toEqual({ kind });
});
