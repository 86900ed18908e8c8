import { inTransaction } from '../../../database/transaction.ts';
import { customerIn, type GraphqlContext } from '../../../graphql/context.ts';
import type { MutationCancelOrderArgs } from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import type { OrderRow } from '../order-view.ts';
import { lockOrder } from '../reading/find-order.ts';
import { canCancel } from '../status/order-rules.ts';

type Code =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'UNDEFINED'
  | 'UNAUTHORISED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'INVALID_ORDER_STATUS';

const MESSAGES: Readonly<Record<Code, string>> = {
  ORDER_CANCELLATION_DISABLED: 'Order cancellation is not enabled for requested store.',
  UNDEFINED: 'The cancellation reason is not one of the offered ones.',
  UNAUTHORISED: "We couldn't locate an order with the information provided.",
  ORDER_NOT_FOUND: "We couldn't locate an order with the information provided.",
  PARTIAL_ORDER_ITEM_SHIPPED: 'Order with one or more items shipped cannot be cancelled',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
};

/** The customer takes an order back before it left; what was paid goes back. */
export async function cancelOrder(_parent: unknown, { input }: MutationCancelOrderArgs, context: GraphqlContext) {
  const customer = customerIn(context);
  const { app, site } = context;
  const { cancellableStatuses, cancellationReasons } = shopSettingsOf(site);
  if (cancellableStatuses.length === 0) return refused('ORDER_CANCELLATION_DISABLED');
  const id = idFromUid(input.order_id);
  if (id === undefined) return refused('ORDER_NOT_FOUND');
  return inTransaction(app.db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order || order.customerId !== customer.id || order.siteId !== site.id) return refused('ORDER_NOT_FOUND');
    if (!cancellationReasons.includes(input.reason)) return refused('UNDEFINED', order);
    if (!canCancel(order, site)) {
      return refused(order.shippedAt === null ? 'INVALID_ORDER_STATUS' : 'PARTIAL_ORDER_ITEM_SHIPPED', order);
    }
    const actor = { kind: 'shopper', id: customer.id } as const;
    return { error: null, errorV2: null, order: await app.orders.cancel(trx, order, actor, input.reason) };
  });
}

function refused(code: Code, order: OrderRow | null = null) {
  return { error: MESSAGES[code], errorV2: { code, message: MESSAGES[code] }, order };
}
