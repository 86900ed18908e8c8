import { expect, test } from 'vitest';
import { parsePostalCode } from './postal-code.ts';

test.each([
  ['02-677', '02-677'],
  ['02677', '02-677'],
  [' 02 677 ', '02-677'],
  ['02–677', '02-677'],
  ['00-001', '00-001'],
  ['0267', undefined],
  ['2-677', undefined],
  ['02-6777', undefined],
  ['AB-CDE', undefined],
  ['', undefined],
])('the postal code %j is %j', (typed, kept) => {
  expect(parsePostalCode(typed)).toBe(kept);
});
