import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test.each([
  ['2026-09-14', 'pl-PL', '14\u00a0września\u00a02026'],
  ['2026-09-14T00:10', 'pl-PL', '14\u00a0września\u00a02026'],
  ['2026-09-13T22:30:00.000Z', 'pl-PL', '14\u00a0września\u00a02026'],
  ['2026-12-01', 'en-US', 'December\u00a01,\u00a02026'],
  ['jutro', 'pl-PL', ''],
])('%s reads in %s as “%s”', (moment, language, words) => {
  expect(formatDay(moment, language)).toBe(words);
});
