export { OTHER_WAYS, wantsOtherWays } from './other-ways.ts';
export { type PaymentChoice, type PaymentStart, payOrder } from './pay-order.ts';
export { blikDigits, formatBlikCode, isBlikCode, takesBlikCode } from './payment-kinds.ts';
export {
  askPayment,
  BY_TRANSFER,
  type PaymentAnswer,
  type PaymentMethod,
  type PaymentReason,
  type PaymentState,
} from './payment-state.ts';
export { pollPayment } from './poll-payment.ts';
export { askReasonSentence } from './reason-sentence.ts';
