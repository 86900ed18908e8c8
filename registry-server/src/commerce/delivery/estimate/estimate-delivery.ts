import { isWorkingDay } from '@witryna/module-schemas';
import { addDays, dayOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import type { DeliveryEstimate } from '../offer/offered-method.ts';
import { addWorkingDays } from './working-days.ts';

export interface EstimateTerms {
  /** Orders placed before this hour of a working day leave the same day; in the shop's time. */
  readonly cutOffHour: number;
  /** Working days that packing takes beside that. */
  readonly handlingDays: number;
  /** Working days on the way. */
  readonly transitDays: { readonly from: number; readonly to: number };
}

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: SHOP_TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** The days between which a parcel ordered now arrives. */
export function estimateDelivery(
  now: Date,
  { cutOffHour, handlingDays, transitDays }: EstimateTerms,
): DeliveryEstimate {
  const today = dayOf(now, SHOP_TIME_ZONE);
  const isTooLate = isWorkingDay(today) && Number(hours.format(now)) >= cutOffHour;
  const leaves = addWorkingDays(isTooLate ? addDays(today, 1) : today, handlingDays);
  return { from: addWorkingDays(leaves, transitDays.from), to: addWorkingDays(leaves, transitDays.to) };
}
