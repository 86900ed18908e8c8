import type { Site } from '../../../content/sites/index.ts';
import { addDays, dayOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import type { OrderRow } from '../order-view.ts';
import { canMove } from './order-moves.ts';

type Rules = Pick<Site, 'properties'>;
type State = Pick<OrderRow, 'status' | 'heldFrom' | 'shippedAt' | 'deliveredAt'>;

/** Whether the shopper is offered to pay again. */
export function canRetryPayment({ status }: Pick<OrderRow, 'status'>, site: Rules): boolean {
  return shopSettingsOf(site).retryStatuses.includes(status);
}

/** Whether lists point the order out. */
export function isHighlighted({ status }: Pick<OrderRow, 'status'>, site: Rules): boolean {
  return shopSettingsOf(site).highlightedStatuses.includes(status);
}

/** Whether the shopper may cancel it: nothing has left yet. */
export function canCancel(order: State, site: Rules): boolean {
  const { cancellableStatuses } = shopSettingsOf(site);
  return order.shippedAt === null && cancellableStatuses.includes(order.status) && canMove(order, 'canceled');
}

/** Whether goods may be sent back: delivered, and not too long ago. The last day counts to its end. */
export function isReturnable(order: State, site: Rules, now: Date): boolean {
  const last = lastReturnDay(order, site);
  return last !== undefined && dayOf(now, SHOP_TIME_ZONE) <= last;
}

/** The last day, `2026-12-05`, on which a delivered order may be returned; undefined where it may not be. */
export function lastReturnDay({ status, deliveredAt }: Pick<State, 'status' | 'deliveredAt'>, site: Rules) {
  const { returnableStatuses, returnDays } = shopSettingsOf(site);
  if (deliveredAt === null || !returnableStatuses.includes(status)) return undefined;
  return addDays(dayOf(deliveredAt, SHOP_TIME_ZONE), returnDays);
}
