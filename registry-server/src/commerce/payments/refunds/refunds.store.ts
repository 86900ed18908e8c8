import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import type { Trx } from '../../../database/transaction.ts';
import { createQueue } from '../../../work/queue.ts';
import { type Attempt, newReference } from '../attempts/attempts.store.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentRefundTable } from '../payments.tables.ts';

type RefundRow = Selectable<PaymentRefundTable>;

/** Money that goes back. The column `externalId` has the name by which the provider's own reference is known elsewhere. */
export interface StoredRefund extends Omit<RefundRow, 'externalId'> {
  /** The provider's own; null while it is not known. */
  readonly providerReference: string | null;
}

export type RefundChanges = Pick<Updateable<PaymentRefundTable>, 'state' | 'doneAt' | 'checkAt' | 'byHandSince'> & {
  readonly providerReference: string | null;
};

const queue = createQueue({ table: 'payment_refund', dueAt: 'checkAt', tries: 'checks' });

const toRefund = ({ externalId, ...row }: RefundRow): StoredRefund => ({ ...row, providerReference: externalId });
const toFound = (row: RefundRow | undefined): StoredRefund | undefined => row && toRefund(row);

export async function findRefund(db: Db | Trx, id: number): Promise<StoredRefund | undefined> {
  return toFound(await db.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirst());
}

export async function findRefundByRefundId(db: Db | Trx, refundId: string): Promise<StoredRefund | undefined> {
  return toFound(await db.selectFrom('payment_refund').selectAll().where('refundId', '=', refundId).executeTakeFirst());
}

/** Oldest first. */
export async function refundsOfOrder(db: Db | Trx, orderId: number): Promise<StoredRefund[]> {
  const rows = await db.selectFrom('payment_refund').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
  return rows.map(toRefund);
}

/** Reads a refund and keeps others from changing it until the transaction ends. */
export async function lockRefund(trx: Trx, id: number): Promise<StoredRefund | undefined> {
  const row = await trx
    .selectFrom('payment_refund')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return toFound(row);
}

export async function updateRefund(
  trx: Trx,
  id: number,
  { providerReference, ...changes }: RefundChanges,
): Promise<void> {
  await trx
    .updateTable('payment_refund')
    .set({ ...changes, externalId: providerReference })
    .where('id', '=', id)
    .execute();
}

/** Refunds of an attempt that its provider has refused, and that nobody has sent yet. */
export async function refusedRefundsOfAttempt(
  trx: Trx,
  attemptId: number,
): Promise<readonly { readonly id: number }[]> {
  return trx
    .selectFrom('payment_refund')
    .select('id')
    .where('attemptId', '=', attemptId)
    .where('state', '=', 'requested')
    .where('byHandSince', 'is not', null)
    .orderBy('id')
    .execute();
}

/** Takes a refund back from staff: the provider is asked once more, under a new id, since it has refused the old one. */
export async function returnToProvider(trx: Trx, id: number, now: Date): Promise<StoredRefund> {
  const row = await trx
    .updateTable('payment_refund')
    .set({ refundId: newReference(), externalId: null, byHandSince: null, checkAt: now, checks: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRefund(row);
}

/** What of an order's money has gone back for certain. */
export async function refundedOfOrder(trx: Trx, orderId: number): Promise<number> {
  const { back } = await trx
    .selectFrom('payment_refund')
    .select((eb) => eb.fn.sum<number>('amount').as('back'))
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return Number(back ?? 0);
}

/** Refunds that are to be sent or polled by now. */
export async function refundsToSend(db: Db, now: Date, limit: number): Promise<StoredRefund[]> {
  return (await queue.findDue(db, now, limit)).map(toRefund);
}

/** Takes a refund for this node: false when another one was faster. */
export function claimRefund(db: Db, { id, checks }: StoredRefund, nextAt: Date): Promise<boolean> {
  return queue.claim(db, { id, tried: checks }, nextAt);
}

export interface RefundOrder {
  /** Minor units. */
  readonly amount: number;
  /** The same key gives back once. */
  readonly key: string;
  readonly reason: string;
  readonly staffId?: number | undefined;
  readonly now: Date;
}

/**
 * Writes down that money of an attempt goes back; it is sent after the commit. Undefined when more would go back than has
 * come. The same key gives what was written the first time.
 */
export async function writeRefund(
  trx: Trx,
  attempt: Pick<Attempt, 'id' | 'orderId' | 'currency' | 'provider'>,
  { amount, key, reason, staffId, now }: RefundOrder,
): Promise<StoredRefund | undefined> {
  const known = await trx.selectFrom('payment_refund').selectAll().where('key', '=', key).executeTakeFirst();
  if (known) return toRefund(known);
  if (amount <= 0 || !(await takeFromCaptured(trx, attempt.id, amount, now))) return undefined;
  const refund = await trx
    .insertInto('payment_refund')
    .values({
      refundId: newReference(),
      attemptId: attempt.id,
      orderId: attempt.orderId,
      amount,
      currency: attempt.currency,
      state: 'requested',
      reason,
      key,
      staffId: staffId ?? null,
      createdAt: now,
      // What no provider can send, a person sends and says so.
      byHandSince: attempt.provider === null ? now : null,
      checkAt: attempt.provider === null ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (attempt.provider === null) {
    await recordIncident(trx, {
      kind: 'manual-refund',
      subject: String(refund.id),
      orderId: attempt.orderId,
      attemptId: attempt.id,
      now,
      details: { refund: refund.id, amount, currency: attempt.currency },
    });
  }
  return toRefund(refund);
}

/** Writes down that a provider has given money of an attempt back which nobody here asked for: it is a refund like others. */
export async function writeOutsideRefund(
  trx: Trx,
  attempt: Pick<Attempt, 'id' | 'orderId' | 'currency'>,
  { amount, key, reason, now }: RefundOrder,
): Promise<StoredRefund> {
  const refund = await trx
    .insertInto('payment_refund')
    .values({
      refundId: newReference(),
      attemptId: attempt.id,
      orderId: attempt.orderId,
      amount,
      currency: attempt.currency,
      state: 'done',
      reason,
      key,
      staffId: null,
      createdAt: now,
      byHandSince: null,
      checkAt: null,
      doneAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRefund(refund);
}

/** One guarded statement: two refunds at once can never give back more than came. */
async function takeFromCaptured(trx: Trx, attemptId: number, amount: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempt')
    .set((eb) => ({ refunded: eb('refunded', '+', amount), updatedAt: now }))
    .where('id', '=', attemptId)
    .where('capturedAt', 'is not', null)
    .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('amount')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
