import { isWorkingDay, shopTimeOf } from '@witryna/module-schemas';

const MINUTES_OF_HOUR = 60;

/** The minutes left to order what leaves today, by the clock of the shop's own town; undefined when nothing more does. */
export function minutesToCutOff(now: Date, cutOffHour: number): number | undefined {
  const { day, hour, minute } = shopTimeOf(now);
  const left = cutOffHour * MINUTES_OF_HOUR - (hour * MINUTES_OF_HOUR + minute);
  return left > 0 && isWorkingDay(day) ? left : undefined;
}
