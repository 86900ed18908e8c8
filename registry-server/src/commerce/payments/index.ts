/** What other features may use of payments. */

export { OPEN_STATES } from './attempts/attempt-state.ts';
export { cardsOfCart } from './attempts/attempts.store.ts';
export type { PaymentStart } from './attempts/payment-start.ts';
export type { StartInput } from './attempts/start-attempt.ts';
export { NOT_STARTED, paymentReasonSentence, paymentReasons } from './methods/payment-reasons.ts';
export type { TransferInstructions } from './methods/transfer-instructions.ts';
export type { PayableOrder, PayableOrders } from './payable-orders.ts';
export { RetryRefused } from './payments.errors.ts';
export type { Payments } from './payments.ts';
