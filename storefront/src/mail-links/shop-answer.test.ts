import { expect, test } from 'vitest';
import { emailFault, passwordFault, repeatFault } from './field-faults.ts';
import { readLinkSecrets } from './link-secrets.ts';
import { answerOfGraphql, answerOfStatus } from './shop-answer.ts';

test.each([
  [200, 'done'],
  [422, 'invalid'],
  [400, 'invalid'],
  [429, 'limited'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('the status %i of the shop means %s', (status, kind) => {
  expect(answerOfStatus(status)).toEqual({ kind });
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
  expect(answerOfGraphql(status, body)).toEqual({ kind });
});

test.each([
  ['', 'fieldEmpty'],
  ['krotk-1', 'passwordWeak'],
  ['samelitery-', 'passwordWeak'],
  ['12345678-', 'passwordWeak'],
  ['haslo12345', 'passwordWeak'],
  ['haslo 12345', 'passwordWeak'],
  ['żółte-gęsi-7', undefined],
  [`a1-${'x'.repeat(126)}`, 'passwordLong'],
])('the password “%s” has the fault %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test.each([
  ['a', '', 'fieldEmpty'],
  ['a', 'b', 'passwordsDiffer'],
  ['a', 'a', undefined],
])('“%s” repeated as “%s” has the fault %s', (password, repeat, fault) => {
  expect(repeatFault(password, repeat)).toBe(fault);
});

test.each([
  [' ', 'fieldEmpty'],
  ['ala', 'emailWrong'],
  ['ala@poczta', 'emailWrong'],
  [' ala@poczta.example ', undefined],
])('the address “%s” has the fault %s', (email, fault) => {
  expect(emailFault(email)).toBe(fault);
});

test('secrets are read as they were written, a plus sign included', () => {
  const written = new URLSearchParams({ email: 'a+b@poczta.example', token: 'x-_1' });
  expect(readLinkSecrets(`#${written}`, ['email', 'token'])).toEqual({ email: 'a+b@poczta.example', token: 'x-_1' });
});
