import { inTransaction } from '../../../database/transaction.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationResolvers } from '../../../graphql/resolver-types.gen.ts';
import type {
  MutationConfirmCancelOrderArgs,
  MutationRequestGuestOrderCancelArgs,
} from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import { networkOf } from '../../../http/network-of.ts';
import { guess } from '../../../rate-limits/index.ts';
import { isOfferedReason, whyNotCanceled } from '../cancel/cancellation-refusal.ts';
import { lockOrder } from '../reading/find-order.ts';
import { granted, refused } from './cancel-answers.ts';
import { OrderUnknown } from './known-order.ts';

/** A key that is wrong, too old, or of another order; which of them is not told, nor whether there is such an order. */
class KeyRefused extends InputRefused {
  constructor() {
    super('The order cancellation could not be confirmed.', 'cancel-key-refused');
  }
}

/** Whoever has the order's link asks to cancel it; the order's mailbox gets a link that confirms. Nothing moves yet. */
async function requestGuestOrderCancel(
  _parent: unknown,
  { input }: MutationRequestGuestOrderCancelArgs,
  { app, request, site }: GraphqlContext,
) {
  app.orders.limit(request);
  const order = await app.orders.findByToken(input.token);
  if (!order || order.siteId !== site.id) throw new OrderUnknown();
  const fault = isOfferedReason(input.reason, site) ? whyNotCanceled(order, site) : 'UNDEFINED';
  if (fault) return refused(site, fault, order);
  await inTransaction(app.db, (trx) => app.orders.askToCancel(trx, order, input.reason));
  return granted(order);
}

/** The link of that mail: the order is canceled, and what was paid goes back. */
function confirmCancelOrder(_parent: unknown, { input }: MutationConfirmCancelOrderArgs, context: GraphqlContext) {
  const { app, request } = context;
  const claims = [{ limit: 'orderLookup', subject: networkOf(request.ip) }] as const;
  const isWrong = (error: unknown) => error instanceof KeyRefused;
  return guess(app.rateLimits, claims, () => cancelByKey(input, context), isWrong);
}

async function cancelByKey(input: MutationConfirmCancelOrderArgs['input'], { app, site }: GraphqlContext) {
  const id = idFromUid(input.order_id);
  if (id === undefined) throw new KeyRefused();
  return inTransaction(app.db, async (trx) => {
    const order = await lockOrder(trx, id);
    const asked = order?.siteId === site.id ? app.orders.readCancelKey(order, input.confirmation_key) : undefined;
    if (!order || !asked) throw new KeyRefused();
    const fault = whyNotCanceled(order, site);
    if (fault) return refused(site, fault, order);
    const actor = { kind: 'shopper', ...(order.customerId !== null && { id: order.customerId }) } as const;
    return granted(await app.orders.cancel(trx, order, actor, asked.reason));
  });
}

export const cancelByLink: MutationResolvers = { requestGuestOrderCancel, confirmCancelOrder };
