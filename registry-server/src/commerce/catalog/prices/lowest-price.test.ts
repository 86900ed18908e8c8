import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../time/durations.ts';
import { lowestBeforeReduction, type PriceRecord } from './lowest-price.ts';

const zone = 'Europe/Warsaw';
const at = (day: string) => new Date(`${day}T12:00:00+01:00`);
const midnight = (day: string) => new Date(`${day}T00:00:00+01:00`);

/** Prices set at noon of some days of a winter, when Poland is one hour ahead of UTC. */
function records(...entries: readonly [day: string, regular: number, special?: number, from?: string, to?: string][]) {
  return entries.map(
    ([day, regular, special, from, to]): PriceRecord => ({
      regular,
      special,
      specialFrom: from ? midnight(from) : undefined,
      specialTo: to ? midnight(to) : undefined,
      validFrom: at(day),
    }),
  );
}

describe('the lowest price of the 30 days before a reduction', () => {
  test.each<[string, PriceRecord[], number | undefined]>([
    ['is the regular price when nothing else happened', records(['2026-11-01', 89], ['2027-01-10', 89, 69]), 89],
    ['is absent when the price is not reduced', records(['2026-11-01', 89], ['2027-01-10', 79]), undefined],
    ['is absent when the goods were not on sale before', records(['2027-01-10', 89, 69]), undefined],
    [
      'counts a single day of a lower price',
      records(['2026-11-01', 89], ['2027-01-02', 59], ['2027-01-03', 89], ['2027-01-20', 89, 69]),
      59,
    ],
    [
      'forgets a lower price that ended more than 30 days before',
      records(['2026-11-01', 59], ['2026-12-10', 89], ['2027-01-20', 89, 69]),
      89,
    ],
    [
      'counts a lower price that ended on the window’s first day',
      records(['2026-11-01', 59], ['2026-12-21', 89], ['2027-01-20', 89, 69]),
      59,
    ],
    [
      'begins with the start of sale when that is less than 30 days ago',
      records(['2027-01-15', 99], ['2027-01-17', 89], ['2027-01-20', 89, 69]),
      89,
    ],
    [
      'counts an earlier special price',
      records(['2026-11-01', 89, 49, '2027-01-01', '2027-01-03'], ['2027-01-20', 89, 69]),
      49,
    ],
    [
      'does not count a special price that was withdrawn before it began',
      records(['2026-11-01', 89], ['2027-01-01', 89, 19, '2027-01-10'], ['2027-01-05', 89], ['2027-01-20', 89, 69]),
      89,
    ],
    [
      'counts a price that was set and withdrawn within the day',
      [
        ...records(['2026-11-01', 89]),
        { regular: 39, validFrom: new Date('2027-01-05T11:30:00Z') },
        ...records(['2027-01-06', 89], ['2027-01-20', 89, 69]),
      ],
      39,
    ],
    [
      'is calculated from the day on which a planned reduction begins, not from the day it was planned',
      records(['2026-11-01', 59], ['2026-12-10', 89], ['2027-01-01', 89, 69, '2027-01-20']),
      89,
    ],
    [
      'stays what it was when the same special price is saved again',
      records(['2026-11-01', 89], ['2026-12-20', 89, 69], ['2027-01-20', 89, 69], ['2027-02-25', 95, 69]),
      89,
    ],
    [
      'is the first step’s price when the special price goes down again',
      records(['2026-11-01', 89], ['2027-01-10', 89, 69], ['2027-01-20', 89, 59]),
      69,
    ],
    [
      'starts anew when the same special price returns after a pause',
      records(['2026-11-01', 89], ['2027-01-01', 89, 69], ['2027-01-10', 89], ['2027-01-20', 89, 69]),
      69,
    ],
    [
      'is not raised by announcing a price that had quietly come down',
      records(['2026-11-01', 99], ['2027-01-10', 69], ['2027-01-20', 99, 69]),
      69,
    ],
    [
      'is absent when the special price ended before the price was set',
      records(['2026-11-01', 89], ['2027-01-20', 89, 69, '2027-01-01', '2027-01-10']),
      undefined,
    ],
  ])('%s', (_, history, expected) => {
    expect(lowestBeforeReduction(history, zone)).toBe(expected);
  });

  test('may keep the reference of the first step of a reduction that deepens, but not of one that is taken back', () => {
    const deepening = records(['2026-11-01', 89], ['2027-01-10', 89, 69], ['2027-01-20', 89, 59]);
    expect(lowestBeforeReduction(deepening, zone, true)).toBe(89);
    expect(lowestBeforeReduction(deepening, zone, false)).toBe(69);
    const eased = records(['2026-11-01', 89], ['2027-01-10', 89, 59], ['2027-01-20', 89, 69]);
    expect(lowestBeforeReduction(eased, zone, true)).toBe(59);
  });

  test('a Polish day is what counts, also in the night when it differs from the day in UTC', () => {
    const history: PriceRecord[] = [
      { regular: 59, validFrom: new Date('2026-11-01T00:00:00Z') },
      { regular: 89, validFrom: new Date('2026-12-20T23:30:00Z') },
      { regular: 89, special: 69, validFrom: new Date('2027-01-19T23:30:00Z') },
    ];
    // The reduction begins on 20 January in Poland; the window therefore on 21 December at 23:00 UTC of the 20th.
    expect(lowestBeforeReduction(history, zone)).toBe(59);
    expect(lowestBeforeReduction(history, 'UTC')).toBe(59);
    const later = [history[0], { regular: 89, validFrom: new Date('2026-12-20T22:30:00Z') }, history[2]];
    expect(lowestBeforeReduction(later as PriceRecord[], zone)).toBe(89);
    expect(lowestBeforeReduction(later as PriceRecord[], 'UTC')).toBe(59);
  });

  test('whatever the history, it is a price that was charged before, and none that was charged within 30 days is lower', () => {
    const step = fc.record({ hours: fc.integer({ min: 1, max: 400 }), regular: fc.integer({ min: 100, max: 200 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let clock = Date.parse('2026-01-01T10:00:00Z');
        const past = steps.map(({ hours, regular }) => {
          const validFrom = new Date(clock);
          clock += hours * HOUR_MS;
          return { regular, validFrom, until: clock };
        });
        const reduced = { regular: 200, special: 50, validFrom: new Date(clock) };
        const lowest = lowestBeforeReduction([...past, reduced], 'UTC');
        const recent = past.filter(({ until }) => until > clock - 30 * DAY_MS).map(({ regular }) => regular);
        expect(past.map(({ regular }) => regular)).toContain(lowest);
        expect(lowest).toBeLessThanOrEqual(Math.min(...recent));
      }),
    );
  });
});
