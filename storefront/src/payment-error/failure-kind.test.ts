import { expect, test } from 'vitest';
import { failureKind } from './failure-kind.ts';

test.each([
  ['501', 'failed'],
  ['REJECTED', 'failed'],
  ['provider-unavailable', 'failed'],
  ['BLIK_UNAVAILABLE', 'failed'],
  ['nieznany', 'failed'],
  [undefined, 'failed'],
  ['CANCELED', 'unfinished'],
  ['ABANDONED', 'unfinished'],
  ['EXPIRED', 'unfinished'],
  ['payment-page-expired', 'unfinished'],
  ['BLIK_63', 'unfinished'],
  ['BLIK_CODE_USED', 'unfinished'],
  ['AUTHORIZATION_CODE_EXPIRED', 'unfinished'],
])('the code %s is of a payment that is %s', (code, kind) => {
  expect(failureKind(code, false)).toBe(kind);
});

test('whoever wants to pay in another way has met no failure', () => {
  expect(failureKind('REJECTED', true)).toBe('other-way');
});
