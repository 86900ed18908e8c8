import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { type Attempt, attemptsOfOrder } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { RefundRefused } from '../payments.errors.ts';
import type { RefundState } from '../providers/provider.ts';
import { findRefund, refundsOfOrder, type StoredRefund, writeRefund } from './refunds.store.ts';
import { sendRefund } from './send-refund.ts';

export interface RefundInput {
  readonly orderId: number;
  /** Minor units; left out: all that is left. */
  readonly amount?: number;
  readonly reason: string;
  /** The same key twice gives back once. */
  readonly key: string;
  readonly staffId?: number;
}

export interface Refund {
  readonly id: number;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'requested' | RefundState;
  /** A person sends it, or has sent it. */
  readonly isByHand: boolean;
  readonly reason: string;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
}

/** Gives money of an order back: written first, then sent. The same key does it once. */
export async function refundOrder(deps: PaymentDeps, input: RefundInput): Promise<readonly Refund[]> {
  const { orderId, amount, key } = input;
  const written = await inTransaction(deps.db, async (trx) => {
    await deps.orders().lock(trx, orderId);
    const known = (await refundsOfOrder(trx, orderId)).filter((refund) => refund.key.startsWith(`${key}:`));
    if (known.length > 0) return known;
    const left = (await attemptsOfOrder(trx, orderId)).filter(hasLeft);
    const leftAmount = left.reduce((sum, attempt) => sum + attempt.amount - attempt.refunded, 0);
    const asked = amount ?? leftAmount;
    if (asked <= 0 || asked > leftAmount) throw new RefundRefused({ left: leftAmount, asked });
    return writeParts(trx, left, { ...input, amount: asked }, deps.now());
  });
  for (const refund of written) await sendRefund(deps, refund);
  const after = await Promise.all(written.map(({ id }) => findRefund(deps.db, id)));
  return after.flatMap((refund) => (refund ? [toRefund(refund)] : []));
}

/** Writes down that all that has come for an order goes back. It is sent after the commit. */
export async function writeFullRefund(trx: Trx, deps: PaymentDeps, orderId: number, reason: string): Promise<void> {
  await deps.orders().lock(trx, orderId);
  const now = deps.now();
  for (const attempt of (await attemptsOfOrder(trx, orderId)).filter(hasLeft)) {
    const amount = attempt.amount - attempt.refunded;
    await writeRefund(trx, attempt, { amount, reason, key: `all:${attempt.id}:${attempt.refunded}`, now });
  }
}

/** Newest money first, since that is what was paid last. */
async function writeParts(
  trx: Trx,
  attempts: readonly Attempt[],
  { amount, key, reason, staffId }: RefundInput & { readonly amount: number },
  now: Date,
): Promise<StoredRefund[]> {
  const written: StoredRefund[] = [];
  let missing = amount;
  for (const attempt of attempts.toReversed()) {
    const part = Math.min(missing, attempt.amount - attempt.refunded);
    if (part <= 0) break;
    const refund = await writeRefund(trx, attempt, { amount: part, key: `${key}:${attempt.id}`, reason, staffId, now });
    if (!refund) throw new RefundRefused({ left: 0, asked: amount });
    written.push(refund);
    missing -= part;
  }
  return written;
}

const hasLeft = ({ capturedAt, refunded, amount }: Attempt) => capturedAt !== null && refunded < amount;

/** A refund as others see it. */
export function toRefund({ id, orderId, byHandSince, ...refund }: StoredRefund): Refund {
  const { amount, currency, state, reason, createdAt, doneAt } = refund;
  const isByHand = byHandSince !== null;
  return { id, orderId: orderId ?? 0, amount, currency, state, isByHand, reason, createdAt, doneAt };
}
