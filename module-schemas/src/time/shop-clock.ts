/** Where the shop's day begins. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw';

/** What the calendar and the clock of the shop show. */
export interface ShopTime {
  /** `2026-11-24`. */
  readonly day: string;
  readonly hour: number;
  readonly minute: number;
}

const HOUR_MS = 3_600_000;
const ISO_DAY_LENGTH = 10;

/**
 * A moment by the clock in Warsaw. The first `Intl.DateTimeFormat` of a page takes a slow phone 80 ms; this follows the
 * rule that it would read: an hour ahead of UTC, two between the last Sundays of March and October, changed at 1:00 UTC
 * (directive 2000/84/EC). For the years since 1996, in which Poland has kept it.
 */
export function shopTimeOf(moment: Date): ShopTime {
  const offset = isSummer(moment) ? 2 : 1;
  const shown = new Date(moment.getTime() + offset * HOUR_MS);
  return {
    day: shown.toISOString().slice(0, ISO_DAY_LENGTH),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

const MARCH = 2;
const OCTOBER = 9;
const LAST_DAY = 31;

function isSummer(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  const time = moment.getTime();
  return time >= changeOf(year, MARCH) && time < changeOf(year, OCTOBER);
}

/** 1:00 UTC of the last Sunday of a month with 31 days. */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, LAST_DAY, 1));
  return last.setUTCDate(LAST_DAY - last.getUTCDay());
}
