import { inTransaction } from '../../../database/transaction.ts';
import { languageOf } from '../../../error-messages/language.ts';
import type { PaymentSecrets } from '../../cart/index.ts';
import { PROVIDER_UNAVAILABLE } from '../methods/payment-reasons.ts';
import type { PayableOrder } from '../payable-orders.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { ProviderRefused } from '../payments.errors.ts';
import type { PayingClient, PaymentProvider, PaymentRequest, PaymentStarted } from '../providers/provider.ts';
import { nextRetryAt } from '../reconciliation/backoff.ts';
import { applyReport } from './apply-report.ts';
import { advance, isOpen } from './attempt-state.ts';
import { type Attempt, claimStart, requireAttempt, updateAttempt } from './attempts.store.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { pollStatus } from './poll-status.ts';
import { awaitStart, leaseEnd, waitDeadline, withStartLease } from './start-lease.ts';

export interface StartInput {
  readonly secrets?: PaymentSecrets;
  /** The cart whose code or token pays; whoever begins the attempt takes it, and nobody else. */
  readonly cartId?: string;
  readonly client?: PayingClient;
}

/**
 * Asks the provider for the payment, once: whoever comes later, on whatever node, waits for the answer and gets the
 * attempt as it is then. The attempt lies in the database before. When the provider fails its outcome is unknown: the
 * attempt stays open and is polled.
 */
export async function startAttempt(
  deps: PaymentDeps,
  attemptId: number,
  order: PayableOrder,
  input: StartInput = {},
): Promise<Attempt> {
  const { db, now } = deps;
  const attempt = await requireAttempt(db, attemptId);
  const isMine =
    attempt.startedAt === null && isOpen(attempt.state) && (await claimStart(db, attemptId, now(), leaseEnd(deps)));
  if (!isMine) return awaitStart(deps, attemptId, waitDeadline(deps));
  return registerWithProvider(deps, attempt, order, input);
}

/** The same for an attempt whose start this call has claimed. */
export function registerWithProvider(
  deps: PaymentDeps,
  attempt: Attempt,
  order: PayableOrder,
  input: StartInput = {},
): Promise<Attempt> {
  return withStartLease(deps, attempt.id, () => register(deps, attempt, order, input));
}

async function register(
  deps: PaymentDeps,
  attempt: Attempt,
  order: PayableOrder,
  { secrets, cartId, client = {} }: StartInput,
): Promise<Attempt> {
  const { db, now } = deps;
  const { id } = attempt;
  const provider = attempt.provider === null ? undefined : deps.providers.named(attempt.provider);
  if (!provider) {
    await updateAttempt(db, id, { ...answered(now()), state: 'pending', checkAt: null }, now());
    return requireAttempt(db, id);
  }
  // Should this process end meanwhile, somebody asks.
  await updateAttempt(db, id, { checkAt: nextRetryAt(0, now()) }, now());
  const request = toPaymentRequest(deps, attempt, order, client);
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
  await saveStarted(deps, attempt, started);
  if (started.state !== 'captured' && started.state !== 'returned') return requireAttempt(db, id);
  // What an answer says of money is asked for again, and compared.
  return pollStatus(deps, await requireAttempt(db, id)).catch(() => requireAttempt(db, id));
}

const answered = (now: Date) => ({ answeredAt: now, leaseUntil: null });

function callProvider(
  provider: PaymentProvider,
  request: PaymentRequest,
  { blikCode, token }: NonNullable<StartInput['secrets']>,
): Promise<PaymentStarted> {
  if (blikCode !== undefined && provider.chargeBlik) return provider.chargeBlik(request, blikCode);
  if (token !== undefined && provider.chargeToken) return provider.chargeToken(request, token);
  return provider.register(request);
}

async function saveStarted(deps: PaymentDeps, attempt: Attempt, started: PaymentStarted): Promise<void> {
  const { db, now } = deps;
  const { providerReference, redirectUrl, reasonCode } = started;
  const state = started.state === 'captured' || started.state === 'returned' ? 'pending' : started.state;
  await inTransaction(db, async (trx) => {
    const locked = await lockWithOrder(trx, deps, attempt.id);
    const known = {
      ...answered(now()),
      providerReference: locked.providerReference ?? providerReference ?? null,
      redirectUrl: redirectUrl ?? null,
      ...(state === 'pending' && { state: advance(locked.state, 'pending') }),
    };
    await updateAttempt(trx, attempt.id, known, now());
    if (state === 'pending') return;
    const { merchantReference, amount, currency } = attempt;
    await applyReport(trx, deps, attempt.id, {
      merchantReference,
      providerReference: providerReference ?? '',
      state,
      amount,
      currency,
      ...(reasonCode !== undefined && { reasonCode }),
    });
  });
}

/** What a provider is asked with. */
function toPaymentRequest(
  { siteOf, returnUrlOf, notifyUrlOf }: Pick<PaymentDeps, 'siteOf' | 'returnUrlOf' | 'notifyUrlOf'>,
  attempt: Attempt,
  order: Pick<PayableOrder, 'siteId' | 'number' | 'language' | 'payer'>,
  client: PayingClient,
): PaymentRequest {
  const { merchantReference, method, amount, currency, data } = attempt;
  const language = languageOf(order);
  return {
    merchantReference,
    method,
    amount,
    currency,
    data,
    language,
    client,
    payer: order.payer,
    orderNumber: order.number,
    description: `${language === 'pl' ? 'Zamówienie' : 'Order'} ${order.number}`.trim(),
    returnUrl: returnUrlOf(siteOf(order.siteId), order.number),
    notifyUrl: notifyUrlOf(attempt.provider ?? ''),
  };
}
