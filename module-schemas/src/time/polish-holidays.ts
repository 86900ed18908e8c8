/** Holidays of the same date each year, `MM-DD`. */
const FIXED = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26'];
/** Christmas Eve is one since this year. */
const CHRISTMAS_EVE_SINCE = 2025;
/** Days after Easter Sunday: itself, Easter Monday, Pentecost, Corpus Christi. */
const MOVABLE = [0, 1, 49, 60];

const holidaysByYear = new Map<number, ReadonlySet<string>>();

/** Easter Sunday, `2026-04-05`, of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`;
}

/** The public holidays of a year in Poland, as days `2026-11-11`. */
export function polishHolidays(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const holidays = new Set([
    ...FIXED.map((date) => `${year}-${date}`),
    ...(year >= CHRISTMAS_EVE_SINCE ? [`${year}-12-24`] : []),
    ...MOVABLE.map((days) => addDays(easter, days)),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether people work on the day `2026-11-20` in Poland. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !polishHolidays(Number(day.slice(0, 4))).has(day);
}

const DAY_MS = 86_400_000;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
