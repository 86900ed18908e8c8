import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { PaymentNoticeTable } from '../payments.tables.ts';
import type { Notification, ProviderName } from '../providers/provider.ts';

export type NoticeRow = Selectable<PaymentNoticeTable>;
export type TrueNotice = Extract<Notification, { kind: 'payment' | 'refund' }>;

/** Writes a notice down; undefined when the same one was written before. */
export async function keepNotice(
  db: Db,
  provider: ProviderName,
  notice: TrueNotice,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('payment_notice')
    .values({
      provider,
      event: notice.event,
      content: JSON.stringify(notice),
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

/** A notice that nothing was done about yet. */
export function findWaitingNotice(db: Db, id: number): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('payment_notice')
    .selectAll()
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .executeTakeFirst();
}

/** Notices that wait, longest first. */
export function waitingNotices(db: Db, now: Date, limit: number): Promise<NoticeRow[]> {
  return db
    .selectFrom('payment_notice')
    .selectAll()
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(limit)
    .execute();
}

/** Says what came of a notice; false when somebody has said so before. */
export async function finishNotice(trx: Db | Trx, id: number, outcome: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_notice')
    .set({ processedAt: now, outcome, nextTryAt: null })
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts a notice off, because its provider could not be asked. */
export async function putOffNotice(db: Db, { id, tries }: NoticeRow, nextTryAt: Date): Promise<void> {
  await db
    .updateTable('payment_notice')
    .set({ tries: tries + 1, nextTryAt })
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .execute();
}
