import { makeOnce, readMoment, SHOP_TIME_ZONE } from '@witryna/module-schemas';

const formatOf = makeOnce(
  (language: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: SHOP_TIME_ZONE }),
);

/** The blanks of a date: engines differ in them, and a difference breaks hydration. */
const BLANKS = /\s/g;

/** A day or moment as people of that language read it: `14 września 2026`. Empty for what is no moment. */
export function formatDay(moment: string, language: string): string {
  const parts = readMoment(moment);
  if (!parts) return '';
  const { day, time, offset } = parts;
  // A day without an offset is meant as it stands: noon keeps it.
  const date = offset === undefined ? new Date(`${day}T12:00:00Z`) : new Date(`${day}T${time}${offset}`);
  return formatOf(language).format(date).replace(BLANKS, '\u00a0');
}
