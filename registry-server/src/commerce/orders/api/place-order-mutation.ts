import { languageOf } from '../../../error-messages/language.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toMoney } from '../../../graphql/money.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationPlaceOrderArgs, PlaceOrderInput } from '../../../graphql/types.gen.ts';
import { idFromUid, toUid } from '../../../graphql/uids.ts';
import { type PaymentSecrets, repeatable, required, shopperOf } from '../../cart/index.ts';
import { readPayment } from '../../checkout/index.ts';
import { NOT_STARTED, type PaymentStart } from '../../payments/index.ts';
import type { OrderRow } from '../order-view.ts';
import type { ShownTotals } from '../place/expected-total.ts';
import { PlacementRefused } from '../place/placement.errors.ts';
import { accountOf } from './order-account.ts';
import { instructionsOf, payingClient } from './payment-of-order.ts';

/** Orders what is in the cart, and begins to pay for it. What stands in the way is told in `errors`. */
export async function placeOrder(_parent: unknown, { input }: MutationPlaceOrderArgs, context: GraphqlContext) {
  // A password is no part of what is ordered.
  const { account, ...given } = required(input, 'input');
  const cartId = required(given.cart_id, 'cart_id');
  const { app, customer } = context;
  const payment = given.payment_method ? readPayment(given.payment_method) : undefined;
  try {
    const { order } = await app.orders.place({
      cartId,
      shopper: shopperOf(context),
      shown: shownIn(given),
      ...(customer && { customerEmail: customer.email }),
      actor: { kind: 'shopper', ...(customer && { id: customer.id }) },
      // What pays once is no part of what is remembered of a request.
      request: repeatable(context, 'placeOrder', payment ? { ...given, payment_method: payment.choice } : given),
      ...(payment && { payment: payment.choice }),
      ...(given.consents && { consents: given.consents }),
    });
    // An order that has one has it from before.
    const opened = order.customerId === null ? await accountOf(context, order, account) : {};
    const answer = await toAnswer(context, order, payment?.secrets);
    return { errors: [], order: { ...answer, ...opened }, orderV2: order };
  } catch (error) {
    if (error instanceof PlacementRefused) return { errors: [toError(error, context)], order: null, orderV2: null };
    throw error;
  }
}

/** Begins the payment, or tells what its beginning came to. The order stands, whatever becomes of that. */
async function toAnswer(context: GraphqlContext, order: OrderRow, secrets?: PaymentSecrets) {
  const { app } = context;
  const base = {
    order_number: order.number,
    order_id: order.number,
    payment_method: order.paymentMethod,
    token: app.orders.tokenOf(order),
    unpaidOrderId: order.id,
  };
  try {
    const started = await app.payments.startOf(order.id, {
      client: payingClient(context),
      cartId: order.cartId,
      ...(secrets && { secrets }),
    });
    return { ...base, ...startedFields(started) };
  } catch (error) {
    app.log.error({ err: error, orderId: order.id }, 'the payment of an order could not be begun');
    return { ...base, payment_error: NOT_STARTED };
  }
}

function startedFields(started: PaymentStart | undefined) {
  return {
    redirect_url: started?.redirectUrl ?? null,
    instructions: started?.instructions?.text ?? null,
    payment_instructions: instructionsOf(started?.instructions),
    payment_error: started?.reasonCode ?? null,
  };
}

function shownIn({ expected_total: total, expected_items: items }: PlaceOrderInput): ShownTotals {
  const rows = items?.flatMap((item) => {
    const id = item ? idFromUid(item.cart_item_uid) : undefined;
    return item && id !== undefined ? [[id, minorUnits(item.row_total_including_tax)] as const] : [];
  });
  return {
    ...(total !== null && total !== undefined && { total: minorUnits(total) }),
    ...(rows && { rows: new Map(rows) }),
  };
}

function minorUnits(value: number): number {
  const amount = Math.round(value * 100);
  if (!Number.isSafeInteger(amount)) throw new InputRefused('Invalid amount.', 'amount-invalid');
  return amount;
}

function toError(refused: PlacementRefused, { currency, site }: GraphqlContext) {
  const { code, reason, message, lines, path } = refused;
  return {
    code,
    reason,
    message,
    sentence: refused.sentenceIn(languageOf(site)),
    path: path ?? null,
    lines: lines.map((line) => ({
      cart_item_uid: toUid(line.lineId),
      sku: line.sku,
      name: line.name,
      reason: line.reason,
      message: line.message,
      available: line.available,
      row_total_including_tax: toMoney(line.rowTotal, currency),
    })),
  };
}
