import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PaymentAttemptTable } from '../payments.tables.ts';

export type AttemptRow = Selectable<PaymentAttemptTable>;

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
type AttemptValues = Omit<NewAttempt, 'ourId' | 'updatedAt' | 'leaseUntil'> & Partial<Pick<NewAttempt, 'leaseUntil'>>;

const insertNew = prepareQuery(NEW_ATTEMPT, (db, attempt: NewAttempt) =>
  db.insertInto('payment_attempt').values(attempt).returningAll(),
);

/** An id that a provider is given: 32 hexadecimal characters. */
export const newOurId = () => randomBytes(16).toString('hex');

/** Writes a new attempt. */
export async function insertAttempt(trx: Db | Trx, values: AttemptValues): Promise<AttemptRow> {
  const [attempt] = await insertNew(trx, {
    leaseUntil: null,
    ...values,
    ourId: newOurId(),
    updatedAt: values.createdAt,
  });
  if (!attempt) throw new Error('The payment attempt that was just written was not returned.');
  return attempt;
}

export function findAttempt(db: Db | Trx, id: number): Promise<AttemptRow | undefined> {
  return db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same of one that is there: attempts are never removed. */
export async function requireAttempt(db: Db | Trx, id: number): Promise<AttemptRow> {
  const attempt = await findAttempt(db, id);
  if (!attempt) throw new Error(`There is no payment attempt ${id}.`);
  return attempt;
}

export function findAttemptByOurId(db: Db | Trx, ourId: string): Promise<AttemptRow | undefined> {
  return db.selectFrom('payment_attempt').selectAll().where('ourId', '=', ourId).executeTakeFirst();
}

/** Oldest first. */
export function attemptsOfOrder(db: Db | Trx, orderId: number): Promise<AttemptRow[]> {
  return db.selectFrom('payment_attempt').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
}

/** The same with the order's status of the same moment: one statement sees one state of the database. */
export function attemptsWithStatus(db: Db, orderId: number) {
  return db
    .selectFrom('payment_attempt')
    .innerJoin('sales_order', 'sales_order.id', 'payment_attempt.orderId')
    .selectAll('payment_attempt')
    .select('sales_order.status as orderStatus')
    .where('payment_attempt.orderId', '=', orderId)
    .orderBy('payment_attempt.id')
    .execute();
}

/** Cards that were entered for a cart which is no order yet, oldest first. */
export function cardsOfCart(db: Db | Trx, cartId: string): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('orderId', 'is', null)
    .where('refunded', '=', 0)
    .orderBy('id')
    .execute();
}

/** Reads an attempt and keeps others from changing it until the transaction ends. Its order has to be locked before. */
export function lockAttempt(trx: Trx, id: number): Promise<AttemptRow | undefined> {
  return trx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function updateAttempt(
  trx: Db | Trx,
  id: number,
  changes: Updateable<PaymentAttemptTable>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payment_attempt')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Attempts whose provider is to be asked by now, longest waiting first. */
export function attemptsToCheck(db: Db, now: Date, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(limit)
    .execute();
}

/** Attempts of orders that nobody has paid in time. */
export function attemptsToExpire(db: Db, now: Date, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
}

/** Takes a check for this node: false when another one was faster. */
export async function claimCheck(
  db: Db,
  { id, checkAt, checks }: Pick<AttemptRow, 'id' | 'checkAt' | 'checks'>,
  nextAt: Date | null,
): Promise<boolean> {
  if (checkAt === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('payment_attempt')
    .set({ checkAt: nextAt, checks: checks + 1 })
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('checkAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
