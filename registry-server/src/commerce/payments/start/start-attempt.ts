import { inTransaction } from '../../../database/transaction.ts';
import { applyReport, lockWithOrder } from '../attempts/apply-report.ts';
import { askAfter } from '../attempts/ask-after.ts';
import { advance, isOpen } from '../attempts/attempt-state.ts';
import { type AttemptRow, claimStart, requireAttempt, updateAttempt } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PayableOrder } from '../payment-orders.ts';
import type { StartInput } from '../payments.ts';
import type { PaymentProvider, PaymentRequest, PaymentStarted } from '../providers/provider.ts';
import { ProviderRefused } from '../providers/provider-refused.ts';
import { nextCheckAt } from '../reconcile/check-pauses.ts';
import { awaitBeginning, leaseEnd, underLease, waitDeadline } from './beginnings.ts';
import { paymentRequestOf } from './payment-request-of.ts';
import { PROVIDER_UNAVAILABLE } from './start-faults.ts';

/**
 * Asks the provider for the payment, once: whoever comes later, on whatever node, waits for the answer and gets the
 * attempt as it is then. The attempt lies in the database before. When the provider fails its outcome is unknown: the
 * attempt stays open and is asked after.
 */
export async function startAttempt(
  deps: PaymentDeps,
  attemptId: number,
  order: PayableOrder,
  input: StartInput = {},
): Promise<AttemptRow> {
  const { db, now } = deps;
  const attempt = await requireAttempt(db, attemptId);
  const isMine =
    attempt.startedAt === null && isOpen(attempt.state) && (await claimStart(db, attemptId, now(), leaseEnd(deps)));
  if (!isMine) return awaitBeginning(deps, attemptId, waitDeadline(deps));
  return askProviderFor(deps, attempt, order, input);
}

/** The same for an attempt whose beginning this call has taken. */
export function askProviderFor(
  deps: PaymentDeps,
  attempt: AttemptRow,
  order: PayableOrder,
  input: StartInput = {},
): Promise<AttemptRow> {
  return underLease(deps, attempt.id, () => begin(deps, attempt, order, input));
}

async function begin(
  deps: PaymentDeps,
  attempt: AttemptRow,
  order: PayableOrder,
  { secrets, cartId, client = {} }: StartInput,
): Promise<AttemptRow> {
  const { db, now } = deps;
  const { id } = attempt;
  const provider = attempt.provider === null ? undefined : deps.providers.named(attempt.provider);
  if (!provider) {
    await updateAttempt(db, id, { ...answered(now()), state: 'pending', checkAt: null }, now());
    return requireAttempt(db, id);
  }
  // Should this process end meanwhile, somebody asks.
  await updateAttempt(db, id, { checkAt: nextCheckAt(0, now()) }, now());
  const request = paymentRequestOf(deps, attempt, order, client);
  const given = secrets ?? (cartId === undefined ? undefined : await deps.secrets.take(cartId)) ?? {};
  let started: PaymentStarted;
  try {
    started = await callProvider(provider, request, given);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) {
      deps.log.warn({ err: error, attempt: id, provider: provider.name }, 'a payment could not be begun');
      await updateAttempt(db, id, { ...answered(now()), reasonCode: PROVIDER_UNAVAILABLE }, now());
      return requireAttempt(db, id);
    }
    started = { state: 'declined', reasonCode: error.reasonCode };
  }
  await keepStarted(deps, attempt, started);
  if (started.state !== 'captured' && started.state !== 'returned') return requireAttempt(db, id);
  // What an answer says of money is asked for again, and compared.
  return askAfter(deps, await requireAttempt(db, id)).catch(() => requireAttempt(db, id));
}

const answered = (now: Date) => ({ answeredAt: now, leaseUntil: null });

function callProvider(
  { register, chargeBlik, chargeToken }: PaymentProvider,
  request: PaymentRequest,
  { blikCode, token }: NonNullable<StartInput['secrets']>,
): Promise<PaymentStarted> {
  if (blikCode !== undefined && chargeBlik) return chargeBlik(request, blikCode);
  if (token !== undefined && chargeToken) return chargeToken(request, token);
  return register(request);
}

async function keepStarted(deps: PaymentDeps, attempt: AttemptRow, started: PaymentStarted): Promise<void> {
  const { db, now } = deps;
  const { externalId, redirectUrl, reasonCode } = started;
  const state = started.state === 'captured' || started.state === 'returned' ? 'pending' : started.state;
  await inTransaction(db, async (trx) => {
    const locked = await lockWithOrder(trx, deps, attempt.id);
    const known = {
      ...answered(now()),
      externalId: locked.externalId ?? externalId ?? null,
      redirectUrl: redirectUrl ?? null,
      ...(state === 'pending' && { state: advance(locked.state, 'pending') }),
    };
    await updateAttempt(trx, attempt.id, known, now());
    if (state === 'pending') return;
    const { ourId, amount, currency } = attempt;
    await applyReport(trx, deps, attempt.id, {
      ourId,
      externalId: externalId ?? '',
      state,
      amount,
      currency,
      ...(reasonCode !== undefined && { reasonCode }),
    });
  });
}
