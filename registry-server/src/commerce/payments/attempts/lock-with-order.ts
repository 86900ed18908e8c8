import type { Trx } from '../../../database/transaction.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { type Attempt, lockAttempt } from './attempts.store.ts';

/** The order first, then the attempt: everybody locks in this sequence. */
export async function lockWithOrder(
  trx: Trx,
  { orders }: Pick<PaymentDeps, 'orders'>,
  attemptId: number,
): Promise<Attempt> {
  const found = await trx
    .selectFrom('payment_attempt')
    .select('orderId')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (found.orderId !== null) await orders().lock(trx, found.orderId);
  const attempt = await lockAttempt(trx, attemptId);
  if (!attempt) throw new Error(`Payment attempt ${attemptId} is gone, although attempts are never removed.`);
  return attempt;
}
