import type { Db } from '../../../database/dialects.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { CreditNote } from '../content/document.ts';
import { returnedPieces, returnIdOf, SECOND_CAPTURE } from '../refund-cause.ts';
import type { SaleRefund } from './undocumented-refunds.ts';

/** Orders of which money went back from one instant to before another, in the order of their ids, after `afterId`. */
export function refundedBetween(
  db: Db,
  { from, to, afterId, limit }: { from: Date; to: Date; afterId: number; limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '>', afterId)
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          eb
            .selectFrom('payment_refund')
            .select('payment_refund.orderId')
            .where('payment_refund.state', '=', 'done')
            .where('payment_refund.doneAt', '>=', from)
            .where('payment_refund.doneAt', '<', to)
            .$narrowType<{ orderId: number }>(),
        ),
        eb(
          'id',
          'in',
          eb
            .selectFrom('return_request')
            .select('return_request.orderId')
            .where('return_request.handRefund', '>', 0)
            .where('return_request.statusAt', '>=', from)
            .where('return_request.statusAt', '<', to),
        ),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** All money of these orders that has gone back, by order: through their payments, and by hand for returns. */
export async function readRefunds(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, SaleRefund[]>> {
  const returns = await db
    .selectFrom('return_request')
    .select(['id', 'orderId', 'number', 'handRefund', 'statusAt'])
    .where('orderId', 'in', orderIds)
    .execute();
  const pieces = await returnedPieces(
    db,
    returns.map(({ id }) => id),
  );
  const refunds = await db
    .selectFrom('payment_refund')
    .select(['id', 'orderId', 'amount', 'reason', 'key', 'doneAt'])
    .where('orderId', 'in', orderIds)
    .where('state', '=', 'done')
    .where('key', 'not like', `${SECOND_CAPTURE}%`)
    .execute();
  const corrections = await db
    .selectFrom('issued_document')
    .select(['orderId', 'occasion', 'content'])
    .where('kind', '=', 'correction')
    .where('orderId', 'in', orderIds)
    .execute();
  const creditNoteOf = (orderId: number, occasion: string) =>
    corrections.find((each) => each.orderId === orderId && each.occasion === occasion)?.content as
      | CreditNote
      | undefined;
  const piecesOf = (id: number | undefined) => pieces.get(id ?? 0) ?? new Map();
  const paidBack = refunds.flatMap(({ id, orderId, amount, reason, key, doneAt }) => {
    if (orderId === null || doneAt === null) return [];
    const returnId = returnIdOf(key);
    const settled = returns.find((each) => each.id === returnId);
    const returned = piecesOf(settled?.id);
    const creditNote = creditNoteOf(orderId, `refund:${id}`);
    return [{ orderId, at: doneAt, amount, reason, returnNumber: settled?.number ?? null, returned, creditNote }];
  });
  const sentByHand = returns.flatMap(({ id, orderId, number, handRefund: amount, statusAt: at }) => {
    if (amount === null) return [];
    const creditNote = creditNoteOf(orderId, `return:${id}`);
    return [{ orderId, at, amount, reason: number, returnNumber: number, returned: piecesOf(id), creditNote }];
  });
  return Map.groupBy([...paidBack, ...sentByHand], ({ orderId }) => orderId);
}
