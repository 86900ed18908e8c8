import { inTransaction } from '../../../database/transaction.ts';
import { customerIn, type GraphqlContext } from '../../../graphql/context.ts';
import type { MutationCancelOrderArgs } from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import { isCancellationOffered, isOfferedReason, whyNotCanceled } from '../cancel/cancellation-refusal.ts';
import { lockOrder } from '../reading/find-order.ts';
import { granted, refused } from './cancel-answers.ts';

/** The customer takes an order back before it left; what was paid goes back. */
export async function cancelOrder(_parent: unknown, { input }: MutationCancelOrderArgs, context: GraphqlContext) {
  const customer = customerIn(context);
  const { app, site } = context;
  if (!isCancellationOffered(site)) return refused(site, 'ORDER_CANCELLATION_DISABLED');
  const id = idFromUid(input.order_id);
  if (id === undefined) return refused(site, 'ORDER_NOT_FOUND');
  return inTransaction(app.db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order || order.customerId !== customer.id || order.siteId !== site.id) return refused(site, 'ORDER_NOT_FOUND');
    if (!isOfferedReason(input.reason, site)) return refused(site, 'UNDEFINED', order);
    const fault = whyNotCanceled(order, site);
    if (fault) return refused(site, fault, order);
    return granted(await app.orders.cancel(trx, order, { kind: 'shopper', id: customer.id }, input.reason));
  });
}
