import type { Site } from '../../../content/sites/index.ts';
import type { CancelOrderErrorCode } from '../../../graphql/types.gen.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import type { OrderRow } from '../order-view.ts';
import { canCancel } from '../status/order-rules.ts';

type Rules = Pick<Site, 'properties'>;

/** Why the shopper may not cancel this order; undefined when they may. */
export function cancellationRefusal(
  order: Pick<OrderRow, 'status' | 'heldFrom' | 'shippedAt' | 'deliveredAt'>,
  site: Rules,
): CancelOrderErrorCode | undefined {
  if (!isCancellationOffered(site)) return 'ORDER_CANCELLATION_DISABLED';
  if (canCancel(order, site)) return undefined;
  return order.shippedAt === null ? 'INVALID_ORDER_STATUS' : 'PARTIAL_ORDER_ITEM_SHIPPED';
}

/** Whether shoppers of this site may cancel at all. */
export function isCancellationOffered(site: Rules): boolean {
  return shopSettingsOf(site).cancellableStatuses.length > 0;
}

/** Whether it is one of the reasons to choose from. */
export function isOfferedReason(reason: string, site: Rules): boolean {
  return shopSettingsOf(site).cancellationReasons.includes(reason);
}
