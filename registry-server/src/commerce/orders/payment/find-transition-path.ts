import type { OrderStatus } from '../../order-status.ts';
import { canMove } from '../status/order-moves.ts';

/** Where a payment may lead through, when it does not lead there at once: a declined order waits again first. */
const THROUGH: readonly OrderStatus[] = ['pendingPayment'];

/** The moves that lead from one status to another, at most two; undefined where none do, empty where it is there. */
export function wayTo(from: OrderStatus, to: OrderStatus): readonly OrderStatus[] | undefined {
  if (from === to) return [];
  if (canMove({ status: from, heldFrom: null }, to)) return [to];
  const through = THROUGH.find(
    (status) => canMove({ status: from, heldFrom: null }, status) && canMove({ status, heldFrom: null }, to),
  );
  return through && [through, to];
}
