import { inTransaction } from '../../../database/transaction.ts';
import { lockWithOrder } from '../attempts/apply-report.ts';
import { askAfter } from '../attempts/ask-after.ts';
import { isOpen } from '../attempts/attempt-state.ts';
import { type AttemptRow, attemptsOfOrder, updateAttempt } from '../attempts/attempts.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';

const LATER_MS = 30 * 60_000;

/**
 * Gives up an order that nobody has paid in time. The provider is asked after every open attempt first; while it does not
 * answer, the order waits on.
 */
export async function expireUnpaid(needs: PaymentNeeds, attempt: AttemptRow): Promise<void> {
  const { db, now, orders } = needs;
  const { orderId } = attempt;
  if (orderId === null) return updateAttempt(db, attempt.id, { expiresAt: null }, now());
  try {
    for (const each of await attemptsOfOrder(db, orderId)) {
      if (isOpen(each.state)) await askAfter(needs, each);
    }
  } catch (error) {
    needs.log.warn({ err: error, attempt: attempt.id }, 'an unpaid order is not given up while nobody answers');
    await updateAttempt(db, attempt.id, { expiresAt: new Date(now().getTime() + LATER_MS) }, now());
    return;
  }
  await inTransaction(db, async (trx) => {
    const locked = await lockWithOrder(trx, needs, attempt.id);
    const isDue = locked.expiresAt !== null && locked.expiresAt.getTime() <= now().getTime();
    const attempts = await attemptsOfOrder(trx, orderId);
    const isPaid = attempts.some(({ capturedAt }) => capturedAt !== null);
    // Money that a bank still looks at has come in time.
    const isWaiting = attempts.some(({ state }) => state === 'review');
    if (!isDue || isPaid) return;
    if (isWaiting) return updateAttempt(trx, attempt.id, { expiresAt: new Date(now().getTime() + LATER_MS) }, now());
    await orders().expired(trx, orderId, now());
    for (const { id, state } of attempts) {
      // Asked after no more; should money come all the same, it goes back.
      const ended = isOpen(state) ? { state: 'expired' as const, checkAt: null } : {};
      await updateAttempt(trx, id, { ...ended, expiresAt: null }, now());
    }
  });
}
