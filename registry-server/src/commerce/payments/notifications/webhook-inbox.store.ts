import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import { createQueue } from '../../../work/queue.ts';
import type { PaymentNotificationTable, StoredNotification } from '../payments.tables.ts';
import type { Notification, ProviderName } from '../providers/provider.ts';

export type VerifiedNotification = Extract<Notification, { kind: 'payment' | 'refund' }>;

/** A notification of the inbox, with what it reports. */
export type InboxNotification = Pick<Selectable<PaymentNotificationTable>, 'id' | 'provider' | 'tries'> & {
  readonly content: VerifiedNotification;
};

const queue = createQueue({ table: 'payment_notice', dueAt: 'nextTryAt', tries: 'tries' });

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
      content: JSON.stringify(toStored(notification)),
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
export async function findPendingNotification(db: Db, id: number): Promise<InboxNotification | undefined> {
  const row = await db
    .selectFrom('payment_notice')
    .select(['id', 'provider', 'tries', 'content'])
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, content: fromStored(row.content) };
}

/** Notifications that wait, longest first. */
export function dueNotifications(db: Db, now: Date, limit: number): Promise<readonly { readonly id: number }[]> {
  return queue.findDue(db, now, limit);
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
export function rescheduleNotification(db: Db, { id, tries }: InboxNotification, nextAt: Date): Promise<void> {
  return queue.reschedule(db, { id, tried: tries }, nextAt);
}

// Rows that an earlier version or another node has written are read as well: what is stored keeps its names.

function toStored(notification: VerifiedNotification): StoredNotification {
  if (notification.kind === 'payment') {
    const { merchantReference: ourId, providerReference: externalId, ...payment } = notification.payment;
    return { ...notification, payment: { ourId, externalId, ...payment } };
  }
  const { providerReference: externalId, ...refund } = notification.refund;
  return { ...notification, refund: { ...refund, ...(externalId !== undefined && { externalId }) } };
}

function fromStored(stored: StoredNotification): VerifiedNotification {
  if (stored.kind === 'payment') {
    const { ourId: merchantReference, externalId: providerReference, ...payment } = stored.payment;
    return { ...stored, payment: { merchantReference, providerReference, ...payment } };
  }
  const { externalId: providerReference, ...refund } = stored.refund;
  return { ...stored, refund: { ...refund, ...(providerReference !== undefined && { providerReference }) } };
}
