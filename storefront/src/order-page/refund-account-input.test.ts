import { expect, test } from 'vitest';
import { accountInput, grouped, isWrongAccount } from './refund-account-input.ts';

test.each([
  ['PL61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874', false],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', false],
  ['61 1090 1014', '61 1090 1014', true],
  [' ', ' ', false],
])('%j is shown as %j', (number, shown, isWrong) => {
  expect(grouped(number)).toBe(shown);
  expect(isWrongAccount({ number, holder: '' })).toBe(isWrong);
});

test('what is sent names a holder only where there is one, and nothing without a number', () => {
  expect(accountInput({ number: ' ', holder: 'Jan Len' })).toBeUndefined();
  expect(accountInput({ number: '61', holder: ' ' })).toEqual({ account_number: '61' });
  expect(accountInput({ number: '61', holder: ' Jan Len ' })).toEqual({ account_number: '61', holder: 'Jan Len' });
});
