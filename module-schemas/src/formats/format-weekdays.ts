import { makeOnce } from './make-once.ts';

const formatsOf = makeOnce((language: string) => ({
  weekday: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
}));

/** `wt. 24.11 – śr. 25.11`, of two days as `2026-11-24`; one day alone where they are the same. */
export function formatWeekdays(from: string, to: string, language: string): string {
  const { weekday, day } = formatsOf(language);
  const said = (date: string) => {
    const noon = new Date(`${date.slice(0, 10)}T12:00:00Z`);
    return `${weekday.format(noon)}\u00a0${day.format(noon)}`;
  };
  return from === to ? said(from) : `${said(from)} – ${said(to)}`;
}
