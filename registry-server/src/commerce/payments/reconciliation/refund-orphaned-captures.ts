import { inTransaction } from '../../../database/transaction.ts';
import { HOUR_MS } from '../../../time/durations.ts';
import { lockAttempt } from '../attempts/attempts.store.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { writeRefund } from '../refunds/refunds.store.ts';

/** As long an order may take to follow a card that was charged for its cart. */
const WAIT_MS = HOUR_MS;

/** Money of cards that were charged for carts that have not become orders goes back. */
export async function refundOrphanedCaptures({ db, now }: PaymentDeps, limit: number): Promise<void> {
  const orphans = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('orderId', 'is', null)
    .where('capturedAt', '<=', new Date(now().getTime() - WAIT_MS))
    .where('refunded', '=', 0)
    // One that was refused is with the staff.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('payment_refund').select('payment_refund.id').whereRef('attemptId', '=', 'payment_attempt.id'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  for (const { id } of orphans) {
    await inTransaction(db, async (trx) => {
      const attempt = await lockAttempt(trx, id);
      if (!attempt || attempt.orderId !== null) return;
      const kind = 'captured-without-order';
      const { amount, currency, provider } = attempt;
      await recordIncident(trx, {
        kind,
        subject: String(id),
        attemptId: id,
        provider,
        now: now(),
        details: { amount, currency },
      });
      await writeRefund(trx, attempt, { amount, key: `${kind}:${id}`, reason: kind, now: now() });
    });
  }
}
