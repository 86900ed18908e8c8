import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PaymentNotificationTable } from '../payments.tables.ts';
import type { Notification, ProviderName } from '../providers/provider.ts';

export type NotificationRow = Selectable<PaymentNotificationTable>;
export type VerifiedNotification = Extract<Notification, { kind: 'payment' | 'refund' }>;

/** Writes a notification down; undefined when the same one was written before. */
export async function saveNotification(
  db: Db,
  provider: ProviderName,
  notification: VerifiedNotification,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('payment_notice')
    .values({
      provider,
      event: notification.event,
      content: JSON.stringify(notification),
      receivedAt: now,
      processedAt: null,
      outcome: null,
      nextTryAt: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A notification that nothing was done about yet. */
export function findPendingNotification(db: Db, id: number): Promise<NotificationRow | undefined> {
  return db
    .selectFrom('payment_notice')
    .selectAll()
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .executeTakeFirst();
}

/** Notifications that wait, longest first. */
export function dueNotifications(db: Db, now: Date, limit: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('payment_notice')
    .selectAll()
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(limit)
    .execute();
}

/** Says what came of a notification; false when somebody has said so before. */
export async function finishNotification(trx: Db | Trx, id: number, outcome: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_notice')
    .set({ processedAt: now, outcome, nextTryAt: null })
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Reschedules a notification, because its provider could not be asked. */
export async function rescheduleNotification(db: Db, { id, tries }: NotificationRow, nextTryAt: Date): Promise<void> {
  await db
    .updateTable('payment_notice')
    .set({ tries: tries + 1, nextTryAt })
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .execute();
}
