import { expect, test } from 'vitest';
import { parseNip } from './nip.ts';
import { parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';

test.each([
  ['1234563218', '1234563218'],
  ['PL 856-734-62-15', '8567346215'],
  [' pl5260250274 ', '5260250274'],
  ['526 025 02 74', '5260250274'],
  ['1234567890', undefined],
  ['5260250275', undefined],
  ['0000000000', undefined],
  ['526025027', undefined],
  ['52602502744', undefined],
  ['DE5260250274', undefined],
  ['', undefined],
])('the tax number %j is %j', (typed, kept) => {
  expect(parseNip(typed)).toBe(kept);
});

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

test.each([
  ['601234567', '+48601234567'],
  ['601 234 567', '+48601234567'],
  ['+48 601-234-567', '+48601234567'],
  ['0048601234567', '+48601234567'],
  ['48601234567', '+48601234567'],
  ['(22) 123 45 67', '+48221234567'],
  ['0221234567', '+48221234567'],
  ['+380 67 123 45 67', '+380671234567'],
  ['+48 601 234 56', undefined],
  ['+480601234567', undefined],
  ['012345678', undefined],
  ['12345', undefined],
  ['zadzwoń', undefined],
  ['+1234567890123456', undefined],
  ['', undefined],
])('the phone number %j is %j', (typed, kept) => {
  expect(parsePhone(typed)).toBe(kept);
});
