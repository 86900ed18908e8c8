import { describe, expect, test } from 'vitest';
import { dayOfInstant, daysAfter, fromShopTime, lastDayBefore, monthBefore, toShopTime } from './shop-day.ts';

describe('the clock of the shop', () => {
  test.each([
    ['2026-01-15T12:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
    // The nights in which the clock is changed.
    ['2026-03-29T00:00', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T12:00', '2026-03-29T10:00:00.000Z'],
    ['2026-10-25T00:00', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
  ])('%s is the instant %s, and back', (time, instant) => {
    expect(fromShopTime(time)).toBe(instant);
    expect(toShopTime(instant)).toBe(time);
  });

  test('what is no time is no instant', () => {
    expect(fromShopTime('')).toBeUndefined();
  });

  test.each([
    ['2026-11-29T09:00:00.000Z', '2026-10-01', '2026-10-31'],
    ['2026-03-15T09:00:00.000Z', '2026-02-01', '2026-02-28'],
    // In the shop it is the new year already.
    ['2026-12-31T23:30:00.000Z', '2026-12-01', '2026-12-31'],
  ])('before the month of %s lies %s to %s', (now, from, to) => {
    expect(monthBefore(now)).toEqual({ from, to });
  });

  test('fourteen days later is the same day of the week, also where the clock was changed', () => {
    expect(dayOfInstant(daysAfter('2026-10-19T22:30:00.000Z', 14))).toBe('2026-11-03');
  });

  test('a promotion until midnight lasts through the day before', () => {
    expect(dayOfInstant('2026-11-19T23:00:00.000Z')).toBe('2026-11-20');
    expect(lastDayBefore('2026-11-19T23:00:00.000Z')).toBe('2026-11-19');
    expect(lastDayBefore('2026-11-19T12:00:00.000Z')).toBe('2026-11-19');
  });
});
