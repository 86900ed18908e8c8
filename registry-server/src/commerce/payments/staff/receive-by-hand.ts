import { inTransaction } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors.ts';
import { isOffline } from '../../payment-method-codes.ts';
import { applyReport } from '../attempts/apply-report.ts';
import { type AttemptRow, attemptsOfOrder, findAttempt } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { TransferNotAwaited } from '../payments.errors.ts';

/** A person has seen the money of an order that no provider takes. Marked twice it is the same. */
export async function receiveByHand(deps: PaymentDeps, orderId: number): Promise<AttemptRow> {
  const order = await deps.orders().find(orderId);
  if (!order) throw new NotFound();
  const attempts = await attemptsOfOrder(deps.db, orderId);
  const attempt = attempts.findLast(({ method }) => isOffline(method));
  if (!attempt) throw new TransferNotAwaited();
  const { ourId, amount, currency } = attempt;
  await inTransaction(deps.db, (trx) =>
    applyReport(trx, deps, attempt.id, { ourId, amount, currency, externalId: '', state: 'captured' }),
  );
  return (await findAttempt(deps.db, attempt.id)) ?? attempt;
}
