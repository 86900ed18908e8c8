import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { IncidentKind } from '../incidents/incident-kind.ts';
import type { PaymentNotificationTable } from '../payments.tables.ts';

export interface NotificationCleaning {
  /** What was processed before this is old. */
  readonly before: Date;
  /** Notifications that are looked at together; others wait no longer than that takes. */
  readonly batch: number;
  /** Batches of one run; the next run goes on. */
  readonly batches: number;
  /** Where the last run stopped; 0 to begin anew. */
  readonly after?: number;
}

export interface NotificationsCleaned {
  readonly removed: number;
  /** Where the next run goes on; 0 when the end was reached. */
  readonly next: number;
}

type StoredNotification = Pick<Selectable<PaymentNotificationTable>, 'id' | 'content' | 'receivedAt' | 'processedAt'>;

/** Kinds of incidents that name a notification itself. */
const KINDS_OF_NOTIFICATIONS: readonly IncidentKind[] = [
  'unknown-attempt',
  'other-provider',
  'refund-mismatch',
  'not-confirmed',
];

/**
 * Removes notifications of the webhook inbox that were processed long ago. Kept are those that wait, and those of a payment that
 * staff still have to look into. They come in the order of their ids, so that what is too young ends the run.
 */
export async function cleanNotifications(
  db: Db,
  { before, batch, batches, after = 0 }: NotificationCleaning,
): Promise<NotificationsCleaned> {
  let removed = 0;
  let last = after;
  for (let count = 0; count < batches; count += 1) {
    const rows = await notificationsAfter(db, last, batch);
    const old = rows.filter(({ receivedAt }) => receivedAt < before);
    removed += await removeNotifications(db, old, before);
    last = old.at(-1)?.id ?? last;
    if (old.length < batch) return { removed, next: 0 };
  }
  return { removed, next: last };
}

function notificationsAfter(db: Db, after: number, limit: number): Promise<StoredNotification[]> {
  return db
    .selectFrom('payment_notice')
    .select(['id', 'content', 'receivedAt', 'processedAt'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function removeNotifications(db: Db, old: readonly StoredNotification[], before: Date): Promise<number> {
  const finished = old.filter(({ processedAt }) => processedAt !== null && processedAt < before);
  if (finished.length === 0) return 0;
  const kept = await underInvestigation(db, finished);
  const ids = finished.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await db.deleteFrom('payment_notice').where('id', 'in', ids).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Those that staff have to look into, or whose payment they have. */
async function underInvestigation(db: Db, notifications: readonly StoredNotification[]): Promise<ReadonlySet<number>> {
  const ourIds = notifications.flatMap(({ content }) => (content.kind === 'payment' ? [content.payment.ourId] : []));
  const refundIds = notifications.flatMap(({ content }) =>
    content.kind === 'refund' ? [content.refund.refundId] : [],
  );
  const [keys, payments, refunds] = await Promise.all([
    openKeys(db, notifications),
    ourIds.length > 0 ? troubledAttempts(db, ourIds) : [],
    refundIds.length > 0 ? troubledRefunds(db, refundIds) : [],
  ]);
  const names = new Set([...payments, ...refunds]);
  return new Set(
    notifications.flatMap(({ id, content }) => {
      const name = content.kind === 'payment' ? content.payment.ourId : content.refund.refundId;
      return names.has(name) || KINDS_OF_NOTIFICATIONS.some((kind) => keys.has(`${kind}:notice ${id}`)) ? [id] : [];
    }),
  );
}

async function openKeys(db: Db, notifications: readonly StoredNotification[]): Promise<ReadonlySet<string>> {
  const keys = notifications.flatMap(({ id }) => KINDS_OF_NOTIFICATIONS.map((kind) => `${kind}:notice ${id}`));
  const open = await db
    .selectFrom('payment_problem')
    .select('key')
    .where('key', 'in', keys)
    .where('dealtAt', 'is', null)
    .execute();
  return new Set(open.map(({ key }) => key));
}

async function troubledAttempts(db: Db, ourIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .innerJoin('payment_problem', (join) =>
      join.on((eb) =>
        eb.or([
          eb('payment_problem.attemptId', '=', eb.ref('payment_attempt.id')),
          eb('payment_problem.orderId', '=', eb.ref('payment_attempt.orderId')),
        ]),
      ),
    )
    .select('payment_attempt.ourId')
    .where('payment_attempt.ourId', 'in', ourIds)
    .where('payment_problem.dealtAt', 'is', null)
    .execute();
  return rows.map(({ ourId }) => ourId);
}

async function troubledRefunds(db: Db, refundIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_problem', (join) =>
      join.on((eb) =>
        eb.or([
          eb('payment_problem.attemptId', '=', eb.ref('payment_refund.attemptId')),
          eb('payment_problem.orderId', '=', eb.ref('payment_refund.orderId')),
        ]),
      ),
    )
    .select('payment_refund.refundId')
    .where('payment_refund.refundId', 'in', refundIds)
    .where('payment_problem.dealtAt', 'is', null)
    .execute();
  return rows.map(({ refundId }) => refundId);
}
