import type { Site } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { issueCreditNote, returnedPieces } from '../invoices/index.ts';
import type { OrderMails } from '../order-mails/index.ts';
import {
  canMove,
  lockOrder,
  type OrderLine,
  type OrderRow,
  type Orders,
  readOrderLines,
  returnStock,
  stockChange,
} from '../orders/index.ts';
import type { Payments } from '../payments/index.ts';
import { type ReturnStatus, returnMovesOf } from './return-status.ts';
import { ReturnChanged, ReturnMissing, ReturnMoveRefused } from './returns.errors.ts';
import { findReturn, type ReturnRequest, updateStatus } from './returns.store.ts';

/** What staff decides about a return. */
export interface ReturnMove {
  readonly to: ReturnStatus;
  /** The version that was seen. */
  readonly version: number;
  readonly staffId: number;
  readonly note: string | null;
  /** The pieces are as good as new: they go back to the stock, when they are taken in. */
  readonly restock: boolean;
  /** Needed when it goes to `refunded`; `isManual`: the money was sent by hand, not through the payment. */
  readonly refund?: { readonly amount: number; readonly isManual: boolean } | undefined;
}

export interface MoveReturnDeps {
  readonly db: Db;
  readonly orders: Pick<Orders, 'move'>;
  readonly payments: Pick<Payments, 'refund'>;
  readonly mails: Pick<OrderMails, 'refunded'>;
  readonly siteOf: (order: Pick<OrderRow, 'siteId'>) => Site;
  readonly now: () => Date;
}

/** Moves a return on; throws `ReturnMissing`, `ReturnChanged`, `ReturnMoveRefused`, and what a refund throws. */
export async function moveReturn(deps: MoveReturnDeps, id: number, move: ReturnMove): Promise<void> {
  const { db, payments } = deps;
  const seen = judged(await findReturn(db, id), move);
  if (move.to === 'refunded' && move.refund && !move.refund.isManual && move.refund.amount > 0) {
    // Before the move, and with a key: a move that fails afterwards is made again without paying twice.
    await payments.refund({
      orderId: seen.orderId,
      amount: move.refund.amount,
      reason: seen.number,
      key: `return:${id}`,
      staffId: move.staffId,
    });
  }
  await inTransaction(db, (trx) => moveLocked(trx, deps, { id, orderId: seen.orderId, move }));
}

function judged(found: ReturnRequest | undefined, { to, version }: ReturnMove): ReturnRequest {
  if (!found) throw new ReturnMissing();
  if (found.version !== version) throw new ReturnChanged(version, found.version);
  if (!returnMovesOf(found.status).includes(to)) throw new ReturnMoveRefused(found.status, to);
  return found;
}

async function moveLocked(
  trx: Trx,
  { orders, mails, siteOf, now }: MoveReturnDeps,
  { id, orderId, move }: { id: number; orderId: number; move: ReturnMove },
): Promise<void> {
  const { to, staffId, note } = move;
  // The order first, as everybody who locks both does.
  const order = await lockOrder(trx, orderId);
  const found = judged(await findReturn(trx, id), move);
  const at = now();
  if (found.status === 'requested' && to !== 'rejected') await takeIn(trx, found, move.restock, at);
  const handRefund = to === 'refunded' && move.refund?.isManual ? move.refund.amount : 0;
  if (handRefund > 0) {
    const returned = (await returnedPieces(trx, [id])).get(id) ?? new Map();
    const refunded = { orderId, amount: handRefund, occasion: `return:${id}`, returned };
    await issueCreditNote(trx, refunded, at);
    // Money that goes back through the payment tells the buyer when it does.
    const byHand = { refundId: refunded.occasion, amount: handRefund, way: 'by-hand' } as const;
    if (order) await mails.refunded(trx, order, siteOf(order), byHand);
  }
  await updateStatus(trx, found, { to, handRefund: handRefund || null, at, staffId, note });
  const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? [];
  if (order && to === 'refunded' && isAllReturned(lines) && canMove(order, 'close')) {
    await orders.move(trx, orderId, 'close', { kind: 'staff', id: staffId }, found.number);
  }
}

/** The pieces are back: counted on their lines, and, when they can be sold again, in the stock. */
async function takeIn(trx: Trx, { orderId, lines }: ReturnRequest, restock: boolean, at: Date): Promise<void> {
  for (const { orderLineId, quantity } of lines) {
    await trx
      .updateTable('sales_order_line')
      .set((eb) => ({ returned: eb('returned', '+', quantity) }))
      .where('id', '=', orderLineId)
      .execute();
  }
  if (!restock) return;
  const known = new Map(((await readOrderLines(trx, [orderId])).get(orderId) ?? []).map((line) => [line.id, line]));
  const pieces = lines.flatMap(({ orderLineId, quantity }) => {
    const line = known.get(orderLineId);
    return line && line.variantId !== null ? [{ variantId: line.variantId, sku: line.sku, quantity }] : [];
  });
  const { tags } = await stockChange(trx, await returnStock(trx, pieces), at);
  await recordChange(trx, tags);
}

function isAllReturned(lines: readonly OrderLine[]): boolean {
  return lines.every(({ quantity, canceled, returned }) => returned >= quantity - canceled);
}
