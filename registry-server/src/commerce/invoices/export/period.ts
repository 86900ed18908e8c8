import { addDays, SHOP_TIME_ZONE, startOfDay } from '../../../time/shop-day.ts';
import type { Period } from './read-accounting.ts';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** From the beginning of one day to the end of another, by the shop's clock; undefined when these are no days in order. */
export function periodOf(first: string, last: string): Period | undefined {
  if (!DAY.test(first) || !DAY.test(last) || last < first) return undefined;
  return { from: startOfDay(first, SHOP_TIME_ZONE), to: startOfDay(addDays(last, 1), SHOP_TIME_ZONE) };
}
