import type { GraphqlContext } from '../../../graphql/context.ts';
import type { Resolvers } from '../../../graphql/resolver-types.gen.ts';
import { paymentReasonSentence } from '../../payments/index.ts';

function sentenceOf(reason: string | null | undefined, { site }: GraphqlContext): string | null {
  return reason ? paymentReasonSentence(reason, site.language) : null;
}

/** `AvailablePaymentMethod` of the schema, for each way in which the order can be paid now. */
export async function payableBy(app: GraphqlContext['app'], orderId: number) {
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
