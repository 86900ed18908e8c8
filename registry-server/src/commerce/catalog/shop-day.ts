const DAY_MS = 86_400_000;

/** The day `2026-11-20` that an instant falls on in a time zone. */
export function dayOf(instant: Date, timeZone: string): string {
  // The Swedish locale writes ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const firstGuess = utcMidnight - offsetMs(utcMidnight, timeZone);
  // Where the clock is changed between the guess and midnight, the offset found first is the wrong one.
  return new Date(utcMidnight - offsetMs(firstGuess, timeZone));
}

/** The day some days after (or, when negative, before) another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function offsetMs(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instantMs,
  );
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(instantMs / 1000) * 1000;
}
