import { easterSunday, isWorkingDay, polishHolidays } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { estimateDelivery } from './estimate-delivery.ts';
import { addWorkingDays } from './working-days.ts';

test.each([
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('the holidays of 2026', () => {
  expect([...polishHolidays(2026)].sort()).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-03',
    '2026-05-24',
    '2026-06-04',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test.each([
  ['2024-12-24', true],
  ['2025-12-24', false],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-11', false],
  ['2026-06-04', false],
  ['2026-06-05', true],
])('%s is a working day: %s', (day, isOne) => {
  expect(isWorkingDay(day)).toBe(isOne);
});

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-21', 0, '2026-11-23'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-12-23', 1, '2026-12-28'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2026-04-02', 2, '2026-04-07'],
])('from %s it is %i working days to %s', (from, count, day) => {
  expect(addWorkingDays(from, count)).toBe(day);
});

describe('a parcel with a cut-off at 13 and one to two days on the way', () => {
  const terms = { cutOffHour: 13, handlingDays: 0, transitDays: { from: 1, to: 2 } };
  test.each([
    ['2026-11-18T12:59:59+01:00', '2026-11-19', '2026-11-20', 'leaves the same day before the hour'],
    ['2026-11-18T13:00:00+01:00', '2026-11-20', '2026-11-23', 'leaves the next day from the hour on'],
    ['2026-07-15T12:59:00+02:00', '2026-07-16', '2026-07-17', 'goes by the clock of the shop in summer too'],
    ['2026-11-20T15:00:00+01:00', '2026-11-24', '2026-11-25', 'leaves on Monday when ordered late on Friday'],
    ['2026-11-21T09:00:00+01:00', '2026-11-24', '2026-11-25', 'leaves on Monday when ordered on Saturday'],
    ['2026-11-21T20:00:00+01:00', '2026-11-24', '2026-11-25', 'leaves on Monday, however late on Saturday'],
    ['2026-12-23T14:00:00+01:00', '2026-12-29', '2026-12-30', 'waits for the end of Christmas'],
    ['2026-11-19T23:30:00Z', '2026-11-23', '2026-11-24', 'was ordered on Friday where the shop is'],
  ])('ordered at %s arrives between %s and %s: it %s', (now, from, to) => {
    expect(estimateDelivery(new Date(now), terms)).toEqual({ from, to });
  });

  test('packing takes its days before the way', () => {
    const now = new Date('2026-11-18T10:00:00+01:00');
    expect(estimateDelivery(now, { ...terms, handlingDays: 2 })).toEqual({ from: '2026-11-23', to: '2026-11-24' });
  });
});
