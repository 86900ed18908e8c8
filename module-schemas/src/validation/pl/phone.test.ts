import { expect, test } from 'vitest';
import { parsePhone } from './phone.ts';

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
