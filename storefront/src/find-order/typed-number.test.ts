import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['000100241', '000100241'],
  ['Zamówienie nr 000100241.', '000100241'],
  ['#000100241', '000100241'],
  ['000 100 241', '000100241'],
  ['Zamówienie: PL-2026-000100241', 'PL-2026-000100241'],
  ['nr pl-000100241.', 'PL-000100241'],
])('„%s” means the order %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each(['', '100241', 'PL-100241', 'nie wiem'])('„%s” is no number', (typed) => {
  expect(typedNumber(typed)).toBeUndefined();
});
