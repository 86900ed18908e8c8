import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopTimeOf } from './shop-clock.ts';
import { SHOP_TIME_ZONE } from './shop-time-zone.ts';

const intl = new Intl.DateTimeFormat('sv', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

const expectAsIntl = (moment: Date) => {
  const { day, time } = shopTimeOf(moment);
  expect(`${day} ${time}`).toBe(intl.format(moment));
};

test('any moment since 1996 is what the clock of the time zone shows', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1996-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (moment) => {
        expectAsIntl(moment);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('on either side of every change of the clock it is right to the second', () => {
  for (let year = 1996; year < 2090; year += 1) {
    for (const month of ['03', '10']) {
      for (let day = 25; day <= 31; day += 1) {
        for (const time of ['00:59:59', '01:00:00']) expectAsIntl(new Date(`${year}-${month}-${day}T${time}Z`));
      }
    }
  }
});
