import { expect, test } from 'vitest';
import { passwordError, repeatError } from './password-errors.ts';

test.each([
  ['', 'fieldEmpty'],
  ['krotk-1', 'passwordWeak'],
  ['samelitery-', 'passwordWeak'],
  ['12345678-', 'passwordWeak'],
  ['haslo12345', 'passwordWeak'],
  ['haslo 12345', 'passwordWeak'],
  ['żółte-gęsi-7', undefined],
  [`a1-${'x'.repeat(126)}`, 'passwordLong'],
])('the password “%s” has the error %s', (password, error) => {
  expect(passwordError(password)).toBe(error);
});

test.each([
  ['a', '', 'fieldEmpty'],
  ['a', 'b', 'passwordsDiffer'],
  ['a', 'a', undefined],
])('“%s” repeated as “%s” has the error %s', (password, repeat, error) => {
  expect(repeatError(password, repeat)).toBe(error);
});
