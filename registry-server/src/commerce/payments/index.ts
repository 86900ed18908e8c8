/** What other features may use of payments. */

export { OPEN_STATES } from './attempts/attempt-state.ts';
export { NOT_STARTED, paymentReasonSentence } from './methods/payment-reasons.ts';
export type { PayableOrder, PaymentOrders } from './payment-orders.ts';
export { RetryRefused } from './payments.errors.ts';
export type { PaymentStart, Payments, StartInput, TransferInstructions } from './payments.ts';
