import { inTransaction } from '../../../database/transaction.ts';
import { applyReport, lockWithOrder } from '../attempts/apply-report.ts';
import { askAfter } from '../attempts/ask-after.ts';
import { advance, isOpen } from '../attempts/attempt-state.ts';
import { type AttemptRow, claimStart, findAttempt, updateAttempt } from '../attempts/attempts.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import type { PayableOrder } from '../payment-orders.ts';
import type { StartInput } from '../payments.ts';
import type { PaymentProvider, PaymentRequest, PaymentStarted } from '../providers/provider.ts';
import { ProviderRefused } from '../providers/provider-refused.ts';
import { nextCheckAt } from '../reconcile/check-pauses.ts';
import { paymentRequestOf } from './payment-request-of.ts';

/**
 * Asks the provider for the payment, once: whoever comes later gets the attempt as it is. The attempt lies in the database
 * before. When the provider fails its outcome is unknown: the attempt stays open and is asked after.
 */
export async function startAttempt(
  needs: PaymentNeeds,
  attemptId: number,
  order: PayableOrder,
  { secrets, cartId, client = {} }: StartInput = {},
): Promise<AttemptRow> {
  const { db, now } = needs;
  const attempt = await requireAttempt(needs, attemptId);
  if (attempt.startedAt !== null || !isOpen(attempt.state) || !(await claimStart(db, attemptId, now()))) {
    return requireAttempt(needs, attemptId);
  }
  const provider = attempt.provider === null ? undefined : needs.providers.named(attempt.provider);
  if (!provider) {
    await updateAttempt(db, attemptId, { state: 'pending', checkAt: null }, now());
    return requireAttempt(needs, attemptId);
  }
  // Should this process end meanwhile, somebody asks.
  await updateAttempt(db, attemptId, { checkAt: nextCheckAt(0, now()) }, now());
  const request = paymentRequestOf(needs, attempt, order, client);
  const given = secrets ?? (cartId === undefined ? undefined : await needs.secrets.take(cartId)) ?? {};
  let started: PaymentStarted;
  try {
    started = await callProvider(provider, request, given);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) {
      needs.log.warn({ err: error, attempt: attemptId, provider: provider.name }, 'a payment could not be begun');
      return requireAttempt(needs, attemptId);
    }
    started = { state: 'declined', reasonCode: error.reasonCode };
  }
  await keepStarted(needs, attempt, started);
  if (started.state !== 'captured' && started.state !== 'returned') return requireAttempt(needs, attemptId);
  // What an answer says of money is asked for again, and compared.
  return askAfter(needs, await requireAttempt(needs, attemptId)).catch(() => requireAttempt(needs, attemptId));
}

function callProvider(
  { register, chargeBlik, chargeToken }: PaymentProvider,
  request: PaymentRequest,
  { blikCode, token }: NonNullable<StartInput['secrets']>,
): Promise<PaymentStarted> {
  if (blikCode !== undefined && chargeBlik) return chargeBlik(request, blikCode);
  if (token !== undefined && chargeToken) return chargeToken(request, token);
  return register(request);
}

async function keepStarted(needs: PaymentNeeds, attempt: AttemptRow, started: PaymentStarted): Promise<void> {
  const { db, now } = needs;
  const { externalId, redirectUrl, reasonCode } = started;
  const state = started.state === 'captured' || started.state === 'returned' ? 'pending' : started.state;
  await inTransaction(db, async (trx) => {
    const locked = await lockWithOrder(trx, needs, attempt.id);
    const known = {
      ...{ externalId: locked.externalId ?? externalId ?? null, redirectUrl: redirectUrl ?? null },
      ...(state === 'pending' && { state: advance(locked.state, 'pending') }),
    };
    await updateAttempt(trx, attempt.id, known, now());
    if (state === 'pending') return;
    const { ourId, amount, currency } = attempt;
    await applyReport(trx, needs, attempt.id, {
      ...{ ourId, externalId: externalId ?? '', state, amount, currency },
      ...(reasonCode !== undefined && { reasonCode }),
    });
  });
}

async function requireAttempt({ db }: PaymentNeeds, id: number): Promise<AttemptRow> {
  const attempt = await findAttempt(db, id);
  if (!attempt) throw new Error(`There is no payment attempt ${id}.`);
  return attempt;
}
