import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import type { Trx } from '../../../database/transaction.ts';
import { type AttemptRow, newOurId } from '../attempts/attempts.store.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
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

export interface RefundOrder {
  /** Minor units. */
  readonly amount: number;
  /** The same key gives back once. */
  readonly key: string;
  readonly reason: string;
  readonly staffId?: number | undefined;
  readonly now: Date;
}

/**
 * Writes down that money of an attempt goes back; it is sent after the commit. Undefined when more would go back than has
 * come. The same key gives what was written the first time.
 */
export async function writeRefund(
  trx: Trx,
  attempt: Pick<AttemptRow, 'id' | 'orderId' | 'currency' | 'provider'>,
  { amount, key, reason, staffId, now }: RefundOrder,
): Promise<RefundRow | undefined> {
  const known = await trx.selectFrom('payment_refund').selectAll().where('key', '=', key).executeTakeFirst();
  if (known) return known;
  if (amount <= 0 || !(await takeFromCaptured(trx, attempt.id, amount, now))) return undefined;
  const refund = await trx
    .insertInto('payment_refund')
    .values({
      refundId: newOurId(),
      attemptId: attempt.id,
      orderId: attempt.orderId,
      amount,
      currency: attempt.currency,
      state: 'requested',
      reason,
      key,
      staffId: staffId ?? null,
      createdAt: now,
      // What no provider can send, a person sends and says so.
      checkAt: attempt.provider === null ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (attempt.provider === null) {
    await recordIncident(trx, {
      kind: 'manual-refund',
      subject: String(refund.id),
      orderId: attempt.orderId,
      attemptId: attempt.id,
      now,
      details: { refund: refund.id, amount, currency: attempt.currency },
    });
  }
  return refund;
}

/** One guarded statement: two refunds at once can never give back more than came. */
async function takeFromCaptured(trx: Trx, attemptId: number, amount: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempt')
    .set((eb) => ({ refunded: eb('refunded', '+', amount), updatedAt: now }))
    .where('id', '=', attemptId)
    .where('capturedAt', 'is not', null)
    .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('amount')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
