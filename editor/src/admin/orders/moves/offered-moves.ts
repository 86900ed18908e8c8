import type { Order, OrderMove, OrderStatus } from '../../../api/commerce/orders.ts';

type Movable = Pick<Order, 'status' | 'allowedMoves' | 'paymentMethod' | 'lines'>;

export interface OfferedMoves {
  /** What comes next when nothing goes wrong. */
  readonly next?: OrderMove;
  readonly others: readonly OrderMove[];
}

/** Delivered is told in two ways: one for those who paid by N-Genius, one for all others. */
const isForOthers = ({ to }: OrderMove, { paymentMethod, allowedMoves }: Movable) => {
  const isNgenius = paymentMethod === 'ngeniusonline' && allowedMoves.some((move) => move.to === 'ngeniusComplete');
  return to === (isNgenius ? 'complete' : 'ngeniusComplete');
};

const BACK_TO_WORK: readonly OrderStatus[] = ['new', 'accepted', 'pending', 'onHold', 'returned-to-sender'];
const DELIVERED: readonly OrderStatus[] = ['complete', 'ngeniusComplete'];

/** True when every piece that was not canceled has left. */
function hasLeft({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.every(({ quantity, shipped, canceled }) => shipped + canceled >= quantity);
}

/** The allowed moves as staff are offered them: the usual one first, the same in other words left out. */
export function offeredMoves(order: Movable): OfferedMoves {
  const moves = order.allowedMoves.filter((move) => !isForOthers(move, order));
  const next = moves.find(({ to }) => isUsual(order, to));
  return { ...(next && { next }), others: moves.filter((move) => move !== next) };
}

function isUsual(order: Movable, to: OrderStatus): boolean {
  if (order.status === 'processing') return DELIVERED.includes(to) && hasLeft(order);
  return to === 'processing' && BACK_TO_WORK.includes(order.status);
}
