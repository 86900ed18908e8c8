import { makeOnce } from './make-once.ts';

const formatOf = makeOnce(
  (language: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** Engines differ in the blanks of dates, and a difference breaks hydration. */
const BLANKS = /[\s\u2009\u202f]/g;

/** Days as `2026-11-24`, as people say them: `24–25 listopada`, `30 listopada – 2 grudnia`, or `24 listopada` alone. */
export function formatDays(from: string, to: string, language: string): string {
  const format = formatOf(language);
  const first = atNoon(from);
  const said = from === to ? format.format(first) : format.formatRange(first, atNoon(to));
  const kept = said.replace(BLANKS, '\u00a0').replace(NUMBERS, '$1–$2');
  // A span within a month stays whole; one between two months may break behind its dash.
  return kept.replace('\u00a0–\u00a0', '\u00a0– ');
}

/** A dash between two numbers has no air around it, whatever the language. */
const NUMBERS = /(\d)\u00a0–\u00a0(\d)/;

const atNoon = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`);
