const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;
/** As exports in American English write it: `11/30/26, 12:00 AM`. */
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,? .*)?$/;

/** The day `2026-11-30` of a date as exports write it; undefined when it is none. Special prices last whole days. */
export function readDay(text: string): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const american = AMERICAN.exec(text);
  if (!american) return undefined;
  const [, month, day, year = ''] = american;
  return existing(year.length === 2 ? `20${year}` : year, month, day);
}

function existing(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
