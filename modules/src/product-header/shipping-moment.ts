import { isWorkingDay, makeOnce } from '@witryna/module-schemas';

/** Orders leave by the clock of the shop's own town, wherever they are read. */
const SHOP_TIME_ZONE = 'Europe/Warsaw';
const MINUTES_OF_HOUR = 60;

/** Swedish writes days and hours as ISO 8601 does. */
const clock = makeOnce(
  () => new Intl.DateTimeFormat('sv', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' }),
);

/** The minutes left to order what leaves today; undefined when nothing more does. */
export function minutesToCutOff(now: Date, cutOffHour: number): number | undefined {
  const [day = '', time = ''] = clock().format(now).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const left = cutOffHour * MINUTES_OF_HOUR - (hour * MINUTES_OF_HOUR + minute);
  return left > 0 && isWorkingDay(day) ? left : undefined;
}
