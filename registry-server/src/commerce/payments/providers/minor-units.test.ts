import { expect, test } from 'vitest';
import { decimalOf, minorUnitsOf, minorUnitsOfDecimal } from './minor-units.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [100, '1.00'],
  [12_990, '129.90'],
  [123_456_789, '1234567.89'],
])('%d minor units are written %s, and read back', (amount, text) => {
  expect(decimalOf(amount)).toBe(text);
  expect(minorUnitsOfDecimal(text)).toBe(amount);
});

test.each(['12', '12.3', '12.345', '12,30', '-1.00', '1e3', ' 1.00', '', null, 12.3])('%j is no amount', (text) => {
  expect(minorUnitsOfDecimal(text)).toBeUndefined();
});

test.each([-1, 0.5, Number.NaN, 2 ** 60])('%d cannot be written', (amount) => {
  expect(() => decimalOf(amount)).toThrow(RangeError);
});

test.each([
  [1234, 1234],
  ['1234', 1234],
  ['0', 0],
  ['12.34', undefined],
  ['-1', undefined],
  [-1, undefined],
  [1.5, undefined],
  ['1234567890123', undefined],
  [null, undefined],
])('%j are %j minor units', (value, amount) => {
  expect(minorUnitsOf(value)).toBe(amount);
});
