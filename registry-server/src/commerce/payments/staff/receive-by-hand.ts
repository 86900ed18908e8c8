import { inTransaction } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors.ts';
import { applyReport } from '../attempts/apply-report.ts';
import { type AttemptRow, attemptsOfOrder, findAttempt } from '../attempts/attempts.store.ts';
import { isOffline } from '../methods/method-codes.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { TransferNotAwaited } from '../payments.errors.ts';

/** A person has seen the money of an order that no provider takes. Marked twice it is the same. */
export async function receiveByHand(needs: PaymentNeeds, orderId: number): Promise<AttemptRow> {
  const order = await needs.orders().find(orderId);
  if (!order) throw new NotFound();
  const attempts = await attemptsOfOrder(needs.db, orderId);
  const attempt = attempts.findLast(({ method }) => isOffline(method));
  if (!attempt) throw new TransferNotAwaited();
  const { ourId, amount, currency } = attempt;
  await inTransaction(needs.db, (trx) =>
    applyReport(trx, needs, attempt.id, { ourId, amount, currency, externalId: '', state: 'captured' }),
  );
  return (await findAttempt(needs.db, attempt.id)) ?? attempt;
}
