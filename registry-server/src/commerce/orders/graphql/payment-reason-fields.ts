import type { GraphqlContext } from '../../../graphql/context.ts';
import type { Resolver } from '../../../graphql/feature.ts';
import { paymentReasonSentence } from '../../payments/index.ts';

/** Of whose order it is told why it is not paid, and how it can be. */
interface UnpaidParent {
  readonly unpaidOrderId?: number;
  readonly payment_error?: string | null;
  readonly reason_code?: string | null;
  readonly can_retry?: boolean;
}

const sentenceOf: Resolver = (
  { payment_error: error, reason_code: code }: UnpaidParent,
  _args,
  { site }: GraphqlContext,
) => {
  const reason = error ?? code;
  return reason ? paymentReasonSentence(reason, site.language) : null;
};

const methodsOf: Resolver = async (
  { unpaidOrderId, payment_error: error, reason_code: code, can_retry: canRetry }: UnpaidParent,
  _args,
  { app }: GraphqlContext,
) => {
  const isAsked = canRetry ?? Boolean(error ?? code);
  return unpaidOrderId !== undefined && isAsked ? payableBy(app, unpaidOrderId) : null;
};

/** `AvailablePaymentMethod` of the schema, for each way in which the order can be paid now. */
export async function payableBy(app: GraphqlContext['app'], orderId: number) {
  const ways = await app.payments.waysFor(orderId);
  return ways.map(({ code, title, isDeferred }) => ({ code, title, is_deferred: isDeferred }));
}

/** Why a payment came to nothing, for people, and the ways that still work: read for those who ask only. */
export const paymentReasonFields = {
  Order: { payment_error_sentence: sentenceOf, retry_payment_methods: methodsOf },
  OrderPaymentStatus: { reason_sentence: sentenceOf, retry_payment_methods: methodsOf },
  RetryPaymentUrlOutput: { reason_sentence: sentenceOf, retry_payment_methods: methodsOf },
};
