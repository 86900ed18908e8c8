import { inTransaction } from '../../../database/transaction.ts';
import { type ErrorKey, errorSentence } from '../../../error-messages/error-messages.ts';
import { type HasLanguage, languageOf } from '../../../error-messages/language.ts';
import { customerIn, type GraphqlContext } from '../../../graphql/context.ts';

import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationResolvers } from '../../../graphql/resolver-types.gen.ts';
import type {
  CancelOrderErrorCode,
  MutationCancelOrderArgs,
  MutationConfirmCancelOrderArgs,
  MutationRequestGuestOrderCancelArgs,
} from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import { networkOf } from '../../../http/network-of.ts';
import { guess } from '../../../rate-limits/index.ts';
import { cancellationRefusal, isCancellationOffered, isOfferedReason } from '../cancellation/cancellation-refusal.ts';
import type { OrderRow } from '../order-view.ts';
import { lockOrder } from '../reading/find-order.ts';
import { OrderUnknown } from './known-order.ts';

const MESSAGES: Readonly<Record<CancelOrderErrorCode, string>> = {
  ORDER_CANCELLATION_DISABLED: 'Order cancellation is not enabled for requested store.',
  UNDEFINED: 'The cancellation reason is not one of the offered ones.',
  UNAUTHORISED: "We couldn't locate an order with the information provided.",
  ORDER_NOT_FOUND: "We couldn't locate an order with the information provided.",
  PARTIAL_ORDER_ITEM_SHIPPED: 'Order with one or more items shipped cannot be cancelled',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
};

/** `CancelOrderOutput` of what was done. */
function granted(order: OrderRow) {
  return { error: null, errorV2: null, order };
}

const SENTENCES: Readonly<Record<CancelOrderErrorCode, ErrorKey>> = {
  ORDER_CANCELLATION_DISABLED: 'order-cancellation-disabled',
  UNDEFINED: 'cancel-reason-unknown',
  UNAUTHORISED: 'order-missing',
  ORDER_NOT_FOUND: 'order-missing',
  PARTIAL_ORDER_ITEM_SHIPPED: 'order-partly-shipped',
  INVALID_ORDER_STATUS: 'order-not-cancelable',
};

/** `CancelOrderOutput` that says why nothing was done. */
function refused(site: HasLanguage, code: CancelOrderErrorCode, order: OrderRow | null = null) {
  const message = MESSAGES[code];
  const sentence = errorSentence(SENTENCES[code], languageOf(site));
  return { error: message, errorV2: { code, message, sentence }, order };
}

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
  const fault = isOfferedReason(input.reason, site) ? cancellationRefusal(order, site) : 'UNDEFINED';
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
    const fault = cancellationRefusal(order, site);
    if (fault) return refused(site, fault, order);
    const actor = { kind: 'shopper', ...(order.customerId !== null && { id: order.customerId }) } as const;
    return granted(await app.orders.cancel(trx, order, actor, asked.reason));
  });
}

export const cancelByLink: MutationResolvers = { requestGuestOrderCancel, confirmCancelOrder };

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
    const fault = cancellationRefusal(order, site);
    if (fault) return refused(site, fault, order);
    return granted(await app.orders.cancel(trx, order, { kind: 'shopper', id: customer.id }, input.reason));
  });
}
