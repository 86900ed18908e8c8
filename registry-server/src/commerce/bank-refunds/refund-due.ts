import { addDays, dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';

/** What the law gives a shop to send the money back, counted from the statement of withdrawal. */
const DAYS_FOR_MONEY = 14;

/** The last day, `2026-12-09`, on which money has to go back: `since` is when the buyer said so, or the shop promised it. */
export function refundDueOn(since: Date): string {
  return addDays(dayOf(since, SHOP_TIME_ZONE), DAYS_FOR_MONEY);
}

/** What the buyer reads on the statement of their account: `returnNumber` where the money is that of a return. */
export function transferTitleOf({
  orderNumber,
  returnNumber,
}: {
  readonly orderNumber: string;
  readonly returnNumber: string | null;
}): string {
  return returnNumber === null ? `Zwrot za zamówienie ${orderNumber}` : `Zwrot ${returnNumber}`;
}
