import type { OrderStatus } from '../../order-status.ts';

/** Where an order may go from each status. From `onHold` it goes back to where it was held from, beside these. */
const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['accepted', 'pending', 'pendingPayment', 'processing', 'canceled', 'fraud'],
  pendingPayment: ['processing', 'paymentReview', 'ngeniusDeclined', 'canceled'],
  ngeniusDeclined: ['pendingPayment', 'canceled'],
  paymentReview: ['processing', 'fraud', 'canceled'],
  pending: ['processing', 'onHold', 'canceled'],
  accepted: ['processing', 'onHold', 'canceled'],
  processing: ['complete', 'ngeniusComplete', 'onHold', 'canceled', 'returned-to-sender'],
  onHold: ['canceled'],
  complete: ['close', 'closed'],
  ngeniusComplete: ['close', 'closed'],
  'returned-to-sender': ['processing', 'canceled'],
  fraud: ['canceled'],
  close: [],
  closed: [],
  canceled: [],
};

/** What a move follows from. */
export interface MovableOrder {
  readonly status: OrderStatus;
  readonly heldFrom: OrderStatus | null;
}

/** The statuses that an order may go to from where it is. */
export function movesOf({ status, heldFrom }: MovableOrder): readonly OrderStatus[] {
  return status === 'onHold' && heldFrom !== null ? [heldFrom, ...MOVES.onHold] : MOVES[status];
}

/** Whether the order may go there. */
export function canMove(order: MovableOrder, to: OrderStatus): boolean {
  return movesOf(order).includes(to);
}

/** The order after the move, as far as its status goes. */
export function moved({ status }: MovableOrder, to: OrderStatus): MovableOrder {
  return { status: to, heldFrom: to === 'onHold' ? status : null };
}
