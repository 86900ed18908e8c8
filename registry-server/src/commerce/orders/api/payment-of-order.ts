import type { GraphqlContext } from '../../../graphql/context.ts';
import { toMoney } from '../../../graphql/money.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../../graphql/resolver-types.gen.ts';
import type { MutationRetryPaymentUrlArgs, QueryOrderPaymentStatusArgs } from '../../../graphql/types.gen.ts';
import { readPayment } from '../../checkout/index.ts';
import {
  type PaymentStart,
  type Payments,
  paymentReasonSentence,
  paymentReasons,
  RetryRefused,
  type StartInput,
  type TransferInstructions,
} from '../../payments/index.ts';
import { canRetryPayment } from '../status/order-rules.ts';
import { knownOrder } from './known-order.ts';

/** Who pays, as the request shows it. */
export function payingClient({ request }: GraphqlContext): NonNullable<StartInput['client']> {
  const userAgent = request.headers['user-agent'];
  return { ip: request.ip, ...(userAgent && { userAgent }) };
}

/** `PaymentInstructions` of the schema. */
export function instructionsOf(given: TransferInstructions | undefined) {
  if (!given) return null;
  const { account, bank, recipient, title, text, amount, currency, payBefore } = given;
  return {
    account,
    bank,
    recipient,
    title,
    text,
    amount: toMoney(amount, currency),
    pay_before: payBefore.toISOString(),
  };
}

const OUTCOMES = { paid: 'PAID', pending: 'PENDING', failed: 'FAILED', refunded: 'REFUNDED' } as const;

async function orderPaymentStatus(_parent: unknown, args: QueryOrderPaymentStatusArgs, context: GraphqlContext) {
  const order = await knownOrder(context, args.orderNumber, args);
  const status = await context.app.payments.statusOf(order.id);
  const outcome = status?.outcome ?? (order.total === 0 ? 'paid' : 'pending');
  // As it was when the payment was looked at, not when the order was.
  const orderStatus = status?.orderStatus ?? order.status;
  return {
    order_number: order.number,
    status: OUTCOMES[outcome],
    status_code: orderStatus,
    payment_method: status?.method ?? order.paymentMethod,
    reason_code: status?.reasonCode ?? null,
    unpaidOrderId: order.id,
    can_retry: canRetryPayment({ status: orderStatus }, context.site) && (status?.canRetry ?? true),
    redirect_url: status?.redirectUrl ?? null,
    instructions: instructionsOf(status?.instructions),
  };
}

async function retryPaymentUrl(_parent: unknown, args: MutationRetryPaymentUrlArgs, context: GraphqlContext) {
  const order = await knownOrder(context, args.order_id, args);
  if (!canRetryPayment(order, context.site)) {
    throw new InputRefused('This order cannot be paid again.', 'payment-retry-refused', { status: order.status });
  }
  const method = args.payment_method && readPayment(args.payment_method);
  const started = await retry(context.app, order.id, {
    client: payingClient(context),
    ...(method && {
      choice: { code: method.choice.code, data: method.choice.additionalData },
      secrets: method.secrets,
    }),
  });
  return {
    unpaidOrderId: order.id,
    url: started.redirectUrl ?? null,
    reason_code: started.reasonCode ?? null,
    instructions: instructionsOf(started.instructions),
  };
}

/** Pays again; where that cannot begin now, the refusal names the ways that still work. */
async function retry(
  app: GraphqlContext['app'],
  orderId: number,
  input: Parameters<Payments['retry']>[1],
): Promise<PaymentStart> {
  try {
    return await app.payments.retry(orderId, input);
  } catch (error) {
    if (!(error instanceof RetryRefused) || error.fault !== 'unavailable') throw error;
    throw new RetryRefused(error.fault, error.reason, { payment_methods: await payableBy(app, orderId) });
  }
}

export const paymentOfOrder: { readonly query: QueryResolvers; readonly mutation: MutationResolvers } = {
  query: {
    orderPaymentStatus,
    paymentReasons: (_parent, _args, { site }) =>
      paymentReasons(site.language).map(({ isPrefix, ...reason }) => ({ ...reason, is_prefix: isPrefix })),
  },
  mutation: { retryPaymentUrl },
};

function sentenceOf(reason: string | null | undefined, { site }: GraphqlContext): string | null {
  return reason ? paymentReasonSentence(reason, site.language) : null;
}

/** `AvailablePaymentMethod` of the schema, for each way in which the order can be paid now. */
async function payableBy(app: GraphqlContext['app'], orderId: number) {
  const ways = await app.payments.retryMethods(orderId);
  return ways.map(({ code, title, isDeferred }) => ({ code, title, is_deferred: isDeferred }));
}

/** Why a payment came to nothing, for people, and the ways that still work: read for those who ask only. */
export const paymentReasonFields: Resolvers = {
  Order: {
    payment_error_sentence: ({ payment_error: error }, _args, context) => sentenceOf(error, context),
    retry_payment_methods: ({ unpaidOrderId, payment_error: error }, _args, { app }) =>
      error ? payableBy(app, unpaidOrderId) : null,
  },
  OrderPaymentStatus: {
    reason_sentence: ({ reason_code: reason }, _args, context) => sentenceOf(reason, context),
    retry_payment_methods: ({ unpaidOrderId, can_retry: canRetry }, _args, { app }) =>
      canRetry ? payableBy(app, unpaidOrderId) : null,
  },
  RetryPaymentUrlOutput: {
    reason_sentence: ({ reason_code: reason }, _args, context) => sentenceOf(reason, context),
    retry_payment_methods: ({ unpaidOrderId, reason_code: reason }, _args, { app }) =>
      reason ? payableBy(app, unpaidOrderId) : null,
  },
};
