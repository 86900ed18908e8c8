import { describe, expect, test } from 'vitest';
import { dayOfInstant, fromShopTime, lastDayBefore, toShopTime } from './shop-day.ts';

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

  test('a promotion until midnight lasts through the day before', () => {
    expect(dayOfInstant('2026-11-19T23:00:00.000Z')).toBe('2026-11-20');
    expect(lastDayBefore('2026-11-19T23:00:00.000Z')).toBe('2026-11-19');
    expect(lastDayBefore('2026-11-19T12:00:00.000Z')).toBe('2026-11-19');
  });
});
