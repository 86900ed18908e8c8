import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { isOpen } from '../attempts/attempt-state.ts';
import { type Attempt, attemptsOfOrder, updateAttempt } from '../attempts/attempts.store.ts';
import { lockWithOrder } from '../attempts/lock-with-order.ts';
import { pollStatus } from '../attempts/poll-status.ts';
import type { PaymentDeps } from '../payment-deps.ts';

const LATER_MS = 30 * MINUTE_MS;

/**
 * Gives up an order that nobody has paid in time. Every open attempt is polled first; while a provider does not
 * answer, the order waits on.
 */
export async function expireUnpaid(deps: PaymentDeps, attempt: Attempt): Promise<void> {
  const { db, now } = deps;
  const { orderId } = attempt;
  try {
    const attempts = orderId === null ? [attempt] : await attemptsOfOrder(db, orderId);
    for (const each of attempts) {
      if (isOpen(each.state)) await pollStatus(deps, each);
    }
  } catch (error) {
    deps.log.warn({ err: error, attempt: attempt.id }, 'an unpaid order is not given up while nobody answers');
    await updateAttempt(db, attempt.id, { expiresAt: later(now()) }, now());
    return;
  }
  await inTransaction(db, async (trx) => {
    const locked = await lockWithOrder(trx, deps, attempt.id);
    if (locked.expiresAt === null || locked.expiresAt > now()) return;
    if (locked.orderId === null) return close(trx, [locked], now());
    await giveUp(trx, deps, { ...locked, orderId: locked.orderId });
  });
}

async function giveUp(trx: Trx, { orders, now }: PaymentDeps, attempt: Attempt & { readonly orderId: number }) {
  const attempts = await attemptsOfOrder(trx, attempt.orderId);
  // Paid by another attempt: this one is polled no more.
  if (attempts.some(({ capturedAt }) => capturedAt !== null)) return close(trx, [attempt], now());
  // Money that a bank still looks at has come in time.
  if (attempts.some(({ state }) => state === 'review')) {
    return updateAttempt(trx, attempt.id, { expiresAt: later(now()) }, now());
  }
  await orders().expired(trx, attempt.orderId, now());
  await close(trx, attempts, now());
}

/** Polled no more; should money come all the same, it goes back. */
async function close(trx: Trx, attempts: readonly Attempt[], now: Date): Promise<void> {
  for (const { id, state } of attempts) {
    const ended = isOpen(state) ? { state: 'expired' as const, checkAt: null } : {};
    await updateAttempt(trx, id, { ...ended, expiresAt: null }, now);
  }
}

const later = (now: Date) => new Date(now.getTime() + LATER_MS);
