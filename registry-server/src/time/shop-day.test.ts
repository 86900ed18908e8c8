import { describe, expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from './shop-day.ts';

describe('a day of the shop', () => {
  test.each([
    ['2026-11-20', 'Europe/Warsaw', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', 'Europe/Warsaw', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', 'Europe/Warsaw', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Warsaw', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Warsaw', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Warsaw', '2026-10-25T23:00:00.000Z'],
    ['2026-11-20', 'America/New_York', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20', 'Pacific/Auckland', '2026-11-19T11:00:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, instant) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
  });

  test('the last minute of a Polish evening still belongs to its own day', () => {
    expect(dayOf(new Date('2026-11-20T22:59:59Z'), 'Europe/Warsaw')).toBe('2026-11-20');
    expect(dayOf(new Date('2026-11-20T23:00:00Z'), 'Europe/Warsaw')).toBe('2026-11-21');
  });

  test('days are counted across months and leap years', () => {
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});
