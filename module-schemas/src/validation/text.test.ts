import { expect, test } from 'vitest';
import { findTextFault } from './text.ts';

test.each([
  ['Zażółć', {}, undefined],
  ['ul. Lniana 7/2', {}, undefined],
  ['a'.repeat(20), {}, undefined],
  ['a'.repeat(21), {}, 'too-long'],
  ['a\u0007b', {}, 'characters'],
  ['www.zły.pl', {}, undefined],
  ['www.zły.pl', { isName: true }, 'characters'],
  ['<b>', { isName: true }, 'characters'],
  ["O'Hara-Żuk", { isName: true }, undefined],
] as const)('%j with %j breaks the rule %s', (text, rules, rule) => {
  expect(findTextFault(text, { maxLength: 20, ...rules })).toBe(rule);
});
