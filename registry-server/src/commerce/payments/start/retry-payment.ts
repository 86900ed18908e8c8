import { inTransaction } from '../../../database/transaction.ts';
import { askAfter } from '../attempts/ask-after.ts';
import { isOpen } from '../attempts/attempt-state.ts';
import { type AttemptRow, attemptsOfOrder, updateAttempt } from '../attempts/attempts.store.ts';
import { isOffline, ON_DELIVERY } from '../methods/method-codes.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import type { PayableOrder } from '../payment-orders.ts';
import { RetryRefused } from '../payments.errors.ts';
import type { ChosenPayment, PaymentStart, StartInput } from '../payments.ts';
import { paymentStartOf } from './payment-start-of.ts';
import { prepareAttempt } from './prepare-attempt.ts';
import { startAttempt } from './start-attempt.ts';

/** As long a page of payment that is open already is given again instead of a second one. */
const REUSABLE_MS = 10 * 60_000;
/** Of one order; nobody who means to pay needs more. */
const MOST_ATTEMPTS = 30;

/**
 * Pays again what was not paid. The provider is asked after the open attempts first, so that nobody pays twice; while it
 * does not answer the shopper may still pay, and what comes twice goes back.
 */
export async function retryPayment(
  needs: PaymentNeeds,
  orderId: number,
  { choice, ...input }: StartInput & { readonly choice?: ChosenPayment },
): Promise<PaymentStart> {
  const order = await payableOrder(needs, orderId);
  const known = await attemptsOfOrder(needs.db, orderId);
  if (known.length >= MOST_ATTEMPTS) throw new RetryRefused('unavailable');
  const attempts = await Promise.all(known.map((each) => refreshed(needs, each)));
  if (attempts.some(({ capturedAt }) => capturedAt !== null)) throw new RetryRefused('paid');
  if (attempts.some(({ state }) => state === 'review')) throw new RetryRefused('under-review');
  const code = choice?.code ?? order.paymentMethod;
  if (code === ON_DELIVERY) throw new RetryRefused('on-delivery');
  const provider = needs.providers.serving(code);
  if (!isOffline(code) && (!provider || needs.providers.isResting(provider.name)))
    throw new RetryRefused('unavailable');

  const reusable = attempts.findLast((attempt) => canReuse(attempt, code, needs.now()));
  if (reusable && !input.secrets) return paymentStartOf(needs, reusable, order);
  const created = await inTransaction(needs.db, async (trx) => {
    const locked = await needs.orders().lock(trx, orderId);
    if (!locked?.isAwaitingPayment) throw new RetryRefused('not-payable');
    const last = attempts.at(-1);
    // Who retries at the same moment in another tab gets the same attempt.
    const newer = (await attemptsOfOrder(trx, orderId)).find(({ id }) => id > (last?.id ?? 0));
    if (newer) return newer;
    // The new attempt says until when the order waits.
    for (const { id, expiresAt } of attempts) {
      if (expiresAt !== null) await updateAttempt(trx, id, { expiresAt: null }, needs.now());
    }
    const { siteId, currency, total, number, language } = order;
    const toPay = { id: orderId, cartId: '', siteId, currency, total, number, language };
    // The data of the first choice (a bank, a card that was entered) do not hold for another attempt.
    return prepareAttempt(trx, needs, toPay, choice ?? { code });
  });
  return paymentStartOf(needs, await startAttempt(needs, created.id, order, input), order);
}

async function payableOrder({ orders }: PaymentNeeds, orderId: number): Promise<PayableOrder> {
  const order = await orders().find(orderId);
  if (!order?.isAwaitingPayment) throw new RetryRefused('not-payable');
  return order;
}

/** As the provider knows it by now; as we know it while it does not answer. */
async function refreshed(needs: PaymentNeeds, attempt: AttemptRow): Promise<AttemptRow> {
  if (!isOpen(attempt.state) || attempt.provider === null) return attempt;
  return askAfter(needs, attempt).catch((error: unknown) => {
    needs.log.warn({ err: error, attempt: attempt.id }, 'a payment could not be asked after');
    return attempt;
  });
}

function canReuse({ method, state, redirectUrl, createdAt }: AttemptRow, code: string, now: Date): boolean {
  if (method !== code || !isOpen(state)) return false;
  if (isOffline(method)) return true;
  return redirectUrl !== null && now.getTime() - createdAt.getTime() < REUSABLE_MS;
}
