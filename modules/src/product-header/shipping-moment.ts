import { isWorkingDay, shopTimeOf } from '@witryna/module-schemas';

export const MINUTES_OF_HOUR = 60;

/** The minutes left to order what leaves today, by the clock of the shop's own town; undefined when nothing more does. */
export function minutesToCutOff(now: Date, cutOffHour: number): number | undefined {
  const { day, time } = shopTimeOf(now);
  const left = (cutOffHour - Number(time.slice(0, 2))) * MINUTES_OF_HOUR - Number(time.slice(3));
  return left > 0 && isWorkingDay(day) ? left : undefined;
}
