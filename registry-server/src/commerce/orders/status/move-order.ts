import type { Trx } from '../../../database/transaction.ts';
import { orderTag } from '../../../events/order-events.ts';
import { recordChange } from '../../../events/outbox.ts';
import type { OrderStatus } from '../../order-status.ts';
import type { OrderRow } from '../order-view.ts';
import { MoveRefused, OrderMissing } from '../orders.errors.ts';
import type { MovedOrder, OrderActor } from '../orders.ts';
import { lockOrder } from '../reading/find-order.ts';
import { canMove, moved, movesOf } from './order-moves.ts';
import { releaseOrder } from './release-order.ts';

export interface Move {
  readonly orderId: number;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  readonly note?: string | undefined;
  readonly now: Date;
}

const DELIVERED: readonly OrderStatus[] = ['complete', 'ngeniusComplete'];

/**
 * Moves an order: locks it, asks the table of moves, notes who and when, and gives stock and coupons back when it comes
 * to nothing. To where it is already nothing happens, so that a repetition is harmless. Gives what was done, if anything.
 */
export async function moveOrder(
  trx: Trx,
  move: Move,
): Promise<{ readonly order: OrderRow; readonly done?: MovedOrder }> {
  const order = await lockOrder(trx, move.orderId);
  if (!order) throw new OrderMissing();
  if (order.status === move.to) return { order };
  if (!canMove(order, move.to)) throw new MoveRefused(order.status, move.to, movesOf(order));
  return moveLocked(trx, order, move);
}

/** The move itself, of an order that is locked and may go there. */
async function moveLocked(
  trx: Trx,
  order: OrderRow,
  { to, actor, note, now }: Omit<Move, 'orderId'>,
): Promise<{ readonly order: OrderRow; readonly done: MovedOrder }> {
  const change = {
    ...moved(order, to),
    statusAt: now,
    updatedAt: now,
    version: order.version + 1,
    ...(DELIVERED.includes(to) && { deliveredAt: order.deliveredAt ?? now }),
    ...(to === 'canceled' && { stockReturnedAt: order.stockReturnedAt ?? now }),
  };
  await trx.updateTable('sales_order').set(change).where('id', '=', order.id).execute();
  await trx
    .insertInto('sales_order_status')
    .values({
      orderId: order.id,
      from: order.status,
      to,
      at: now,
      note: note ?? null,
      actorKind: actor.kind,
      actorId: actor.id ?? null,
    })
    .execute();
  const shown = to === 'canceled' && order.stockReturnedAt === null ? await releaseOrder(trx, order, now) : [];
  await recordChange(trx, [orderTag('order.status', order.id), ...shown]);
  const after = { ...order, ...change };
  return { order: after, done: { order: after, from: order.status, to, actor, note: note ?? null, at: now } };
}
