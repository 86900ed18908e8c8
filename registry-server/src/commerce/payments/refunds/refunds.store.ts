import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PaymentRefundTable } from '../payments.tables.ts';

export type RefundRow = Selectable<PaymentRefundTable>;

export function findRefund(db: Db | Trx, id: number): Promise<RefundRow | undefined> {
  return db.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findRefundByRefundId(db: Db | Trx, refundId: string): Promise<RefundRow | undefined> {
  return db.selectFrom('payment_refund').selectAll().where('refundId', '=', refundId).executeTakeFirst();
}

/** Oldest first. */
export function refundsOfOrder(db: Db | Trx, orderId: number): Promise<RefundRow[]> {
  return db.selectFrom('payment_refund').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
}

/** Reads a refund and keeps others from changing it until the transaction ends. */
export function lockRefund(trx: Trx, id: number): Promise<RefundRow | undefined> {
  return trx
    .selectFrom('payment_refund')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Refunds that are to be sent or asked after by now. */
export function refundsToSend(db: Db, now: Date, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(limit)
    .execute();
}

/** Takes a refund for this node: false when another one was faster. */
export async function claimRefund(db: Db, { id, checks }: RefundRow, nextAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set({ checkAt: nextAt, checks: checks + 1 })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('checkAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
