import type { Trx } from '../../../database/transaction.ts';
import { type AttemptRow, newOurId } from '../attempts/attempts.store.ts';
import { noteProblem } from '../incidents/problems.store.ts';
import type { RefundRow } from './refunds.store.ts';

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
    await noteProblem(trx, {
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
