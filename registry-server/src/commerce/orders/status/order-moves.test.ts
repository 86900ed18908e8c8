import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../../order-status.ts';
import { canMove, type MovableOrder, moved, movesOf } from './order-moves.ts';

/** The table of the product's decisions, once more: `held` stands for where an order was held from. */
const ALLOWED: Readonly<Record<OrderStatus, string>> = {
  new: 'accepted pending pendingPayment processing canceled fraud',
  pendingPayment: 'processing paymentReview ngeniusDeclined canceled',
  ngeniusDeclined: 'pendingPayment canceled',
  paymentReview: 'processing fraud canceled',
  pending: 'processing onHold canceled',
  accepted: 'processing onHold canceled',
  processing: 'complete ngeniusComplete onHold canceled returned-to-sender',
  onHold: 'held canceled',
  complete: 'close closed',
  ngeniusComplete: 'close closed',
  'returned-to-sender': 'processing canceled',
  fraud: 'canceled',
  close: '',
  closed: '',
  canceled: '',
};

test('every pair of statuses is allowed or refused as decided', () => {
  for (const status of ORDER_STATUSES) {
    const order: MovableOrder = { status, heldFrom: status === 'onHold' ? 'accepted' : null };
    const allowed = ALLOWED[status].replace('held', 'accepted').split(' ').filter(Boolean);
    expect([...movesOf(order)].sort(), status).toEqual(allowed.sort());
    for (const to of ORDER_STATUSES) expect(canMove(order, to)).toBe(allowed.includes(to));
  }
});

test('whatever is tried, an order only takes allowed ways, and comes back to where it was held from', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 40 }), (tries) => {
      let order: MovableOrder = { status: 'new', heldFrom: null };
      let beforeHold: OrderStatus | undefined;
      for (const to of tries) {
        const { status } = order;
        if (!canMove(order, to)) continue;
        const isBack = status === 'onHold' && to === beforeHold;
        if (!ALLOWED[status].split(' ').includes(to) && !isBack) return false;
        if (to === 'onHold') beforeHold = status;
        order = moved(order, to);
        if ((order.heldFrom !== null) !== (order.status === 'onHold')) return false;
      }
      return true;
    }),
    { numRuns: 500 },
  );
});

test('no way leads on from where an order ends', () => {
  for (const status of ['close', 'closed', 'canceled'] as const) {
    expect(movesOf({ status, heldFrom: null })).toEqual([]);
  }
});
