import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';

/** So begin the keys of refunds of a payment that came beside the one that counts: it goes back whole, and was no sale. */
export const SECOND_CAPTURE = 'second-capture:';
const OF_RETURN = /^return:(\d+):/;

/** The return that a refund with this key settles. */
export function returnIdOf(key: string): number | undefined {
  const id = OF_RETURN.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Pieces that came back with these returns, by the line of the order (and of its invoice), by return. */
export async function returnedPieces(
  db: Db | Trx,
  returnIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  if (returnIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_line')
    .innerJoin('sales_order_line', 'sales_order_line.id', 'return_line.orderLineId')
    .select(['return_line.returnId', 'sales_order_line.position', 'return_line.quantity'])
    .where('return_line.returnId', 'in', returnIds)
    .execute();
  const byReturn = Map.groupBy(rows, ({ returnId }) => returnId);
  return new Map(
    [...byReturn].map(([id, pieces]) => [id, new Map(pieces.map(({ position, quantity }) => [position, quantity]))]),
  );
}

/** What a refund was for, as far as documents tell it. */
export interface RefundCause {
  /** Nothing was sold for this money: it is no reason to correct an invoice. */
  readonly isSecondPayment: boolean;
  /** Pieces that came back, by the line of the order. */
  readonly returned: ReadonlyMap<number, number>;
}

/** The cause of a stored refund; one that has no row has none. */
export async function causeOfRefund(trx: Trx, refundId: number): Promise<RefundCause> {
  const refund = await trx.selectFrom('payment_refund').select('key').where('id', '=', refundId).executeTakeFirst();
  const returnId = refund && returnIdOf(refund.key);
  const pieces = returnId === undefined ? undefined : (await returnedPieces(trx, [returnId])).get(returnId);
  return { isSecondPayment: refund?.key.startsWith(SECOND_CAPTURE) === true, returned: pieces ?? new Map() };
}
