import { SHOP_TIME_ZONE } from '@witryna/module-schemas';

const DAY_MS = 86_400_000;

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-11-20T18:30`: an instant as the clock of the shop shows it. */
export function toShopTime(iso: string): string {
  return parts.format(new Date(iso)).replace(' ', 'T');
}

/** The instant that this time of the shop's clock means; undefined when it is no time. */
export function fromShopTime(text: string): string | undefined {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The clock is ahead of UTC by what it shows beyond it; once more, since a change of the clock may lie in between.
  const guess = asUtc - aheadBy(asUtc);
  return new Date(asUtc - aheadBy(guess)).toISOString();
}

const aheadBy = (at: number) =>
  Date.parse(`${toShopTime(new Date(at).toISOString())}Z`) - Math.floor(at / 60_000) * 60_000;

/** Noon of a day that comes so many days after the one that an instant lies in, whatever clocks do in between. */
export const daysAfter = (iso: string, days: number) =>
  new Date(Date.parse(`${dayOfInstant(iso)}T11:00:00Z`) + days * DAY_MS).toISOString();

/** Days of the shop, both ends included. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

/** The whole month before the one that an instant lies in. */
export function monthBefore(iso: string): DayPeriod {
  const [year, month] = dayOfInstant(iso).split('-').map(Number);
  const day = (inMonth: number, number: number) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + inMonth, number)).toISOString().slice(0, 10);
  return { from: day(-1, 1), to: day(0, 0) };
}

/** The day of the shop that an instant lies in, `2026-11-20`. */
export const dayOfInstant = (iso: string) => toShopTime(iso).slice(0, 10);

/** The last day that ends by an instant: of midnight the day before. */
export const lastDayBefore = (iso: string) => dayOfInstant(new Date(Date.parse(iso) - 1).toISOString());
