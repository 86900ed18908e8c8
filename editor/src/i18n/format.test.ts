import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatTime } from './format.ts';

test('times are those of the shop, in summer and in winter', () => {
  expect(formatTime('2026-07-01T06:10:00.000Z')).toBe('08:10');
  expect(formatTime('2026-11-24T06:10:00.000Z')).toBe('07:10');
});

test('a day begins at the shop’s midnight', () => {
  expect(formatDay('2026-11-24T23:30:00.000Z')).toBe('25.11.2026');
  expect(formatMoment('2026-06-30T22:05:00.000Z')).toBe('01.07.2026, 00:05');
});
