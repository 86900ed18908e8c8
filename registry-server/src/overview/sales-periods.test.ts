import { expect, test } from 'vitest';
import { salesPeriods } from './sales-periods.ts';

const iso = ({ from, to }: { readonly from: Date; readonly to: Date }) => [from.toISOString(), to.toISOString()];

test('a Wednesday: yesterday and the week until now, beside the same a week before', () => {
  const periods = salesPeriods(new Date('2026-11-25T09:30:00Z'));
  expect(iso(periods.yesterday)).toEqual(['2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z']);
  expect(iso(periods.yesterdayBefore)).toEqual(['2026-11-16T23:00:00.000Z', '2026-11-17T23:00:00.000Z']);
  expect(iso(periods.week)).toEqual(['2026-11-22T23:00:00.000Z', '2026-11-25T09:30:00.000Z']);
  expect(iso(periods.weekBefore)).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-18T09:30:00.000Z']);
});

test('a Sunday is the end of its week, also where the clock has changed in it', () => {
  const { week, weekBefore } = salesPeriods(new Date('2026-10-25T20:00:00Z'));
  expect(iso(week)).toEqual(['2026-10-18T22:00:00.000Z', '2026-10-25T20:00:00.000Z']);
  expect(weekBefore.from.toISOString()).toBe('2026-10-11T22:00:00.000Z');
});
