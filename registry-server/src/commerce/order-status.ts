/** Every status that an order may have; the codes are on the wire. */
export const ORDER_STATUSES = [
  'new',
  'accepted',
  'pending',
  'pendingPayment',
  'ngeniusDeclined',
  'paymentReview',
  'processing',
  'onHold',
  'complete',
  'ngeniusComplete',
  'returned-to-sender',
  'close',
  'closed',
  'canceled',
  'fraud',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** While an order waits for its money. */
export const AWAITING_PAYMENT: readonly OrderStatus[] = ['new', 'pendingPayment', 'ngeniusDeclined', 'paymentReview'];

/** True for the code of a status. */
export function isOrderStatus(text: string): text is OrderStatus {
  return (ORDER_STATUSES as readonly string[]).includes(text);
}
