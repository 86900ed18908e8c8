import { inTransaction } from '../../../database/transaction.ts';
import { isOffline, ON_DELIVERY } from '../../payment-method-codes.ts';
import { offerForOrder, type PaymentMethod } from '../methods/offer-methods.ts';
import type { PayableOrder } from '../payable-orders.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { RetryRefused } from '../payments.errors.ts';
import { isOpen } from './attempt-state.ts';
import { type Attempt, attemptsOfOrder, updateAttempt } from './attempts.store.ts';
import { type PaymentStart, toPaymentStart } from './payment-start.ts';
import { pollOpenAttempts } from './poll-status.ts';
import { type ChosenPayment, prepareAttempt } from './prepare-attempt.ts';
import { findReusableAttempt } from './reusable-attempt.ts';
import { registerWithProvider, type StartInput, startAttempt } from './start-attempt.ts';
import { awaitStart, isAbandoned, isStarting, leaseEnd, waitDeadline } from './start-lease.ts';

/** Of one order; nobody who means to pay needs more. */
const MOST_ATTEMPTS = 30;

export type RetryInput = StartInput & { readonly choice?: ChosenPayment };

/**
 * Pays again what was not paid, by one attempt at a time on all nodes: who asks while another attempt begins waits for it
 * and gets the same. Otherwise the open attempts are polled first, so that nobody pays twice; then a page
 * that is known to be alive is given again, or a new attempt takes over. Of the money that comes the first pays the order,
 * all other goes back. Throws `RetryRefused`.
 */
export async function retryPayment(deps: PaymentDeps, orderId: number, input: RetryInput): Promise<PaymentStart> {
  const asked = { at: deps.now(), deadline: waitDeadline(deps) };
  const order = await payableOrder(deps, orderId);
  const choice = await choiceFor(deps, order, input.choice);
  for (;;) {
    const known = await attemptsOfOrder(deps.db, orderId);
    const shared = await sharedAttempt(deps, known.at(-1), { ...asked, code: choice.code });
    const begun =
      shared === 'gone' ? undefined : (shared ?? (await beginOnce(deps, order, { ...input, choice, known, asked })));
    if (begun) return toPaymentStart(deps, begun, order);
  }
}

/** What the attempt that is under way comes to, when it is of the same kind; `gone` when it has to be looked at anew. */
async function sharedAttempt(
  deps: PaymentDeps,
  last: Attempt | undefined,
  { code, deadline }: { readonly code: string; readonly deadline: number },
): Promise<Attempt | 'gone' | undefined> {
  if (!last || !isStarting(last, deps.now())) return undefined;
  const ended = await awaitStart(deps, last.id, deadline);
  if (isStarting(ended, deps.now())) throw new RetryRefused('under-way');
  return ended.method === code && !isAbandoned(ended, deps.now()) ? ended : 'gone';
}

/** How it is paid now. */
interface RetryChoice extends ChosenPayment {
  /** What was chosen anew. */
  readonly offered?: Pick<PaymentMethod, 'code' | 'title'>;
}

interface Beginning extends StartInput {
  readonly choice: RetryChoice;
  readonly known: readonly Attempt[];
  readonly asked: { readonly at: Date };
}

/** The attempt by which it is paid now; undefined when somebody was faster to begin one. */
async function beginOnce(
  deps: PaymentDeps,
  order: PayableOrder,
  { choice, known, asked, ...input }: Beginning,
): Promise<Attempt | undefined> {
  const last = known.at(-1);
  // Written with its order, but whoever wrote it did not come to ask the provider.
  if (last?.startedAt === null && last.method === choice.code && isOpen(last.state)) {
    refuseUnavailable(deps, choice.code);
    return startAttempt(deps, last.id, order, input);
  }
  if (known.length >= MOST_ATTEMPTS) throw new RetryRefused('unavailable');
  const attempts = await pollOpenAttempts(deps, known);
  if (attempts.some(({ capturedAt }) => capturedAt !== null)) throw new RetryRefused('paid');
  if (attempts.some(({ state }) => state === 'review')) throw new RetryRefused('under-review');
  refuseUnavailable(deps, choice.code);
  const hasSecrets = Object.keys(input.secrets ?? {}).length > 0;
  const reusable = hasSecrets
    ? undefined
    : findReusableAttempt(deps, attempts, { code: choice.code, askedAt: asked.at });
  if (reusable) return reusable;
  const taken = await takeOver(deps, order, choice, attempts);
  return taken && registerWithProvider(deps, taken, order, input);
}

function refuseUnavailable({ providers }: PaymentDeps, code: string): void {
  if (isOffline(code)) return;
  const provider = providers.serving(code);
  if (!provider || providers.isResting(provider.name)) throw new RetryRefused('unavailable');
}

/** Writes the next attempt, its beginning taken with it; undefined when somebody else has written one meanwhile. */
function takeOver(
  deps: PaymentDeps,
  order: PayableOrder,
  choice: RetryChoice,
  attempts: readonly Attempt[],
): Promise<Attempt | undefined> {
  const { now } = deps;
  const lastId = attempts.at(-1)?.id ?? 0;
  return inTransaction(deps.db, async (trx) => {
    const locked = await deps.orders().lock(trx, order.id);
    if (!locked?.isAwaitingPayment) throw new RetryRefused('not-payable');
    if ((await attemptsOfOrder(trx, order.id)).some(({ id }) => id > lastId)) return undefined;
    // The new attempt says until when the order waits.
    for (const { id, expiresAt } of attempts) {
      if (expiresAt !== null) await updateAttempt(trx, id, { expiresAt: null }, now());
    }
    const { id, siteId, currency, total, number, language } = order;
    const written = await prepareAttempt(
      trx,
      deps,
      { id, cartId: '', siteId, currency, total, number, language },
      choice,
    );
    if (choice.offered && choice.offered.code !== order.paymentMethod) {
      const { instructions } = toPaymentStart(deps, written, order);
      const { code: method, title } = choice.offered;
      await deps.orders().chosen(trx, id, { method, title, instructions, at: now() });
    }
    const begun = { startedAt: now(), leaseUntil: leaseEnd(deps) };
    await updateAttempt(trx, written.id, begun, now());
    return { ...written, ...begun };
  });
}

async function payableOrder({ orders }: PaymentDeps, orderId: number): Promise<PayableOrder> {
  const order = await orders().find(orderId);
  if (!order?.isAwaitingPayment) throw new RetryRefused('not-payable');
  return order;
}

/** How it is to be paid. What is chosen anew has to go with the order; the first choice did. */
async function choiceFor(deps: PaymentDeps, order: PayableOrder, choice?: ChosenPayment): Promise<RetryChoice> {
  if ((choice?.code ?? order.paymentMethod) === ON_DELIVERY) throw new RetryRefused('on-delivery');
  // The data of the first choice (a bank, a card that was entered) do not hold for another attempt.
  if (!choice) return { code: order.paymentMethod };
  const offered = (await offerForOrder(deps, order)).find(({ code }) => code === choice.code);
  if (!offered?.available) throw new RetryRefused('unavailable', offered?.reason);
  return { ...choice, offered };
}
