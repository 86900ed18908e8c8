import { fromShopTime } from '../../forms/shop-day.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The instants between which two days of the shop lie, both of them included; what is no day bounds nothing. */
export function periodOf(fromDay: string | undefined, toDay: string | undefined) {
  const from = fromDay && DAY.test(fromDay) ? fromShopTime(`${fromDay}T00:00`) : undefined;
  const to = toDay && DAY.test(toDay) ? fromShopTime(`${dayAfter(toDay)}T00:00`) : undefined;
  return { ...(from && { from }), ...(to && { to }) };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
