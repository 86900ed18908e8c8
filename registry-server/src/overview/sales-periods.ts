import { addDays, dayOf, SHOP_TIME_ZONE, startOfDay } from '../time/shop-day.ts';
import type { Period } from './sales.ts';

export interface SalesPeriods {
  readonly yesterday: Period;
  /** The same day a week before. */
  readonly yesterdayBefore: Period;
  /** From Monday until now. */
  readonly week: Period;
  /** The same part of the week before. */
  readonly weekBefore: Period;
}

const DAYS_OF_WEEK = 7;

/** The days of the shop that sales are compared by. */
export function salesPeriods(now: Date): SalesPeriods {
  const at = (day: string) => startOfDay(day, SHOP_TIME_ZONE);
  const today = dayOf(now, SHOP_TIME_ZONE);
  const monday = addDays(today, -daysSinceMonday(today));
  const yesterday = addDays(today, -1);
  const weekAgo = (day: string) => addDays(day, -DAYS_OF_WEEK);
  // By the clock of the shop: in the weeks in which it is changed, an hour more or less lies between.
  const sinceMidnight = now.getTime() - at(today).getTime();
  return {
    yesterday: { from: at(yesterday), to: at(today) },
    yesterdayBefore: { from: at(weekAgo(yesterday)), to: at(weekAgo(today)) },
    week: { from: at(monday), to: now },
    weekBefore: { from: at(weekAgo(monday)), to: new Date(at(weekAgo(today)).getTime() + sinceMidnight) },
  };
}

function daysSinceMonday(day: string): number {
  const sunday = 0;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === sunday ? DAYS_OF_WEEK - 1 : weekday - 1;
}
