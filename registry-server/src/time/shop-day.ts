import { DAY_MS } from './durations.ts';

/** Days of the shop begin here; prices announced for a day hold from its midnight to its midnight. */
export { SHOP_TIME_ZONE } from '@witryna/module-schemas';

// The Swedish locale writes ISO dates.
const LOCALE = 'sv-SE';
// Making a formatter costs a hundred times what using it does, and memory outside of the heap.
const formatters = new Map<string, { readonly day: Intl.DateTimeFormat; readonly second: Intl.DateTimeFormat }>();

/** The day `2026-11-20` that an instant falls on in a time zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return formattersOf(timeZone).day.format(instant);
}

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return instantOf(day, '00:00:00', timeZone);
}

/** The instant at which the clocks of a time zone show this time of a day. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const firstGuess = asUtc - offsetMs(asUtc, timeZone);
  // Where the clock is changed between the guess and this time, the offset found first is the wrong one.
  return new Date(asUtc - offsetMs(firstGuess, timeZone));
}

/** The day some days after (or, when negative, before) another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function offsetMs(instantMs: number, timeZone: string): number {
  const local = formattersOf(timeZone).second.format(instantMs);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(instantMs / 1000) * 1000;
}

function formattersOf(timeZone: string) {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'short' }),
    second: new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  };
  formatters.set(timeZone, made);
  return made;
}
