import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';
import { createQueue } from '../../../work/queue.ts';
import type { PaymentAttemptTable } from '../payments.tables.ts';
import type { ProviderName } from '../providers/provider.ts';
import type { OrderToPay } from './prepare-attempt.ts';

type AttemptRow = Selectable<PaymentAttemptTable>;

/** An attempt to pay. The table's columns `ourId` and `externalId` have the names by which payments are known elsewhere. */
export interface Attempt extends Omit<AttemptRow, 'ourId' | 'externalId'> {
  /** Ours: 32 hexadecimal characters, what the provider knows the payment by. */
  readonly merchantReference: string;
  /** The provider's own; null while it is not known. */
  readonly providerReference: string | null;
}

export type AttemptChanges = Omit<Updateable<PaymentAttemptTable>, 'ourId' | 'externalId'> & {
  readonly providerReference?: string | null;
};

function toAttempt<Row extends AttemptRow>({ ourId, externalId, ...row }: Row) {
  return { ...row, merchantReference: ourId, providerReference: externalId };
}

const toFound = (row: AttemptRow | undefined): Attempt | undefined => row && toAttempt(row);

const queue = createQueue({ table: 'payment_attempt', dueAt: 'checkAt', tries: 'checks' });

/** The one way of payment that may begin before there is an order. */
export const ENTERED_METHOD = 'przelewy24_card';

const NEW_ATTEMPT = [
  'ourId',
  'siteId',
  'orderId',
  'cartId',
  'provider',
  'method',
  'amount',
  'currency',
  'state',
  'externalId',
  'redirectUrl',
  'reasonCode',
  'data',
  'startedAt',
  'capturedAt',
  'expiresAt',
  'checkAt',
  'leaseUntil',
  'createdAt',
  'updatedAt',
] as const;

type NewAttempt = Required<Pick<Insertable<PaymentAttemptTable>, (typeof NEW_ATTEMPT)[number]>>;
type AttemptValues = Omit<NewAttempt, 'ourId' | 'externalId' | 'updatedAt' | 'leaseUntil'> &
  Partial<Pick<NewAttempt, 'leaseUntil'>>;

const insertNew = prepareQuery(NEW_ATTEMPT, (db, attempt: NewAttempt) =>
  db.insertInto('payment_attempt').values(attempt).returningAll(),
);

/** A reference that a provider is given: 32 hexadecimal characters. */
export const newReference = () => randomBytes(16).toString('hex');

/** Writes a new attempt, which no provider knows yet. */
export async function insertAttempt(trx: Db | Trx, values: AttemptValues): Promise<Attempt> {
  const [row] = await insertNew(trx, {
    leaseUntil: null,
    ...values,
    ourId: newReference(),
    externalId: null,
    updatedAt: values.createdAt,
  });
  if (!row) throw new Error('The payment attempt that was just written was not returned.');
  return toAttempt(row);
}

export async function findAttempt(db: Db | Trx, id: number): Promise<Attempt | undefined> {
  return toFound(await db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst());
}

/** The same of one that is there: attempts are never removed. */
export async function requireAttempt(db: Db | Trx, id: number): Promise<Attempt> {
  const attempt = await findAttempt(db, id);
  if (!attempt) throw new Error(`There is no payment attempt ${id}.`);
  return attempt;
}

export async function findAttemptByMerchantReference(db: Db | Trx, reference: string): Promise<Attempt | undefined> {
  return toFound(await db.selectFrom('payment_attempt').selectAll().where('ourId', '=', reference).executeTakeFirst());
}

/** Whether an attempt has this reference of the provider by now. */
export async function hasProviderReference(trx: Trx, provider: ProviderName, reference: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('provider', '=', provider)
    .where('externalId', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** Oldest first. */
export async function attemptsOfOrder(db: Db | Trx, orderId: number): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(toAttempt);
}

/** The same with the order's status of the same moment: one statement sees one state of the database. */
export async function attemptsWithStatus(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('payment_attempt')
    .innerJoin('sales_order', 'sales_order.id', 'payment_attempt.orderId')
    .selectAll('payment_attempt')
    .select('sales_order.status as orderStatus')
    .where('payment_attempt.orderId', '=', orderId)
    .orderBy('payment_attempt.id')
    .execute();
  return rows.map(toAttempt);
}

/** Cards that were entered for a cart which is no order yet, oldest first. */
export async function cardsOfCart(db: Db | Trx, cartId: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .where('refunded', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(toAttempt);
}

/**
 * The card of this sum that was entered for a cart, a charged one first. The cart's id is its guest's key, so nobody takes
 * another's card by it.
 */
export async function findEnteredCard(
  trx: Trx,
  { cartId, total, currency }: Pick<OrderToPay, 'cartId' | 'total' | 'currency'>,
): Promise<Attempt | undefined> {
  const entered = await trx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .where('method', '=', ENTERED_METHOD)
    .where('amount', '=', total)
    .where('currency', '=', currency)
    .where('refunded', '=', 0)
    .orderBy('id', 'desc')
    .execute();
  return toFound(entered.find(({ capturedAt }) => capturedAt !== null) ?? entered[0]);
}

/** Reads an attempt and keeps others from changing it until the transaction ends. Its order has to be locked before. */
export async function lockAttempt(trx: Trx, id: number): Promise<Attempt | undefined> {
  const row = await trx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return toFound(row);
}

export async function updateAttempt(
  trx: Db | Trx,
  id: number,
  { providerReference, ...changes }: AttemptChanges,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payment_attempt')
    .set({
      ...changes,
      ...(providerReference !== undefined && { externalId: providerReference }),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Attempts whose provider is to be asked by now, longest waiting first. */
export async function attemptsToCheck(db: Db, now: Date, limit: number): Promise<Attempt[]> {
  return (await queue.findDue(db, now, limit)).map(toAttempt);
}

/** Attempts of orders that nobody has paid in time. */
export async function attemptsToExpire(db: Db, now: Date, limit: number): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
  return rows.map(toAttempt);
}

/** Takes a check for this node: false when another one was faster. */
export function claimCheck(db: Db, { id, checks }: Pick<Attempt, 'id' | 'checks'>, nextAt: Date): Promise<boolean> {
  return queue.claim(db, { id, tried: checks }, nextAt);
}

/** Takes the beginning of an attempt for this call, under a lease: false when somebody has begun it. */
export async function claimStart(db: Db, id: number, now: Date, leaseUntil: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempt')
    .set({ startedAt: now, leaseUntil, updatedAt: now })
    .where('id', '=', id)
    .where('startedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever asks the provider is still there. */
export async function renewLease(db: Db, id: number, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ leaseUntil })
    .where('id', '=', id)
    .where('leaseUntil', 'is not', null)
    .execute();
}
