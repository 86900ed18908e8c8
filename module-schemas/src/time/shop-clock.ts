/** What the calendar and the clock of the shop show. */
export interface ShopTime {
  /** `2026-11-24`. */
  readonly day: string;
  /** `14:05`. */
  readonly time: string;
}

const HOUR_MS = 3_600_000;

/**
 * A moment by the clock in Warsaw. The first `Intl.DateTimeFormat` of a page takes a slow phone 80 ms; this follows the
 * rule that it would read: an hour ahead of UTC, two between the last Sundays of March and October, changed at 1:00 UTC
 * (directive 2000/84/EC). For the years since 1996, in which Poland has kept it.
 */
export function shopTimeOf(moment: Date): ShopTime {
  const year = moment.getUTCFullYear();
  /** 1:00 UTC of the last Sunday of a month with 31 days, counted from 0. */
  const changeIn = (month: number) => {
    const last = new Date(Date.UTC(year, month, 31, 1));
    return last.setUTCDate(31 - last.getUTCDay());
  };
  const isSummer = +moment >= changeIn(2) && +moment < changeIn(9);
  const iso = new Date(+moment + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}
