import { expect, test } from 'vitest';
import { formatBlikCode, isBlikCode } from './payment-kinds.ts';
import { sentenceOfCode } from './reason-sentence.ts';

const rows = [
  { code: 'REJECTED', is_prefix: false, sentence: 'odrzucona' },
  { code: 'BLIK_CODE_USED', is_prefix: false, sentence: 'użyty' },
  { code: 'BLIK_', is_prefix: true, sentence: 'kod' },
  { code: null, is_prefix: true, sentence: 'inna' },
];

test.each([
  ['REJECTED', 'odrzucona'],
  ['BLIK_CODE_USED', 'użyty'],
  ['BLIK_63', 'kod'],
  ['REJECTED_TWICE', 'inna'],
  ['', 'inna'],
])('%s means „%s”', (code, sentence) => {
  expect(sentenceOfCode(rows, code)).toBe(sentence);
});

test.each([
  ['123 456', '123\u00a0456', true],
  ['123456', '123\u00a0456', true],
  [' 12 3', '123', false],
  ['1234567', '123\u00a04567', false],
  ['kod', '', false],
])('%j is shown as %j', (typed, shown, isCode) => {
  expect([formatBlikCode(typed), isBlikCode(typed)]).toEqual([shown, isCode]);
});
