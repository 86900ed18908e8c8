/** `wt. 24.11 – śr. 25.11`, of two days as `2026-11-24`; one day alone where they are the same. */
export function deliveryDays(from: string, to: string, language: string): string {
  const first = dayOf(from, language);
  return from === to ? first : `${first} – ${dayOf(to, language)}`;
}

function dayOf(date: string, language: string): string {
  const moment = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(moment);
  const day = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(moment);
  return `${weekday}\u00a0${day}`;
}
