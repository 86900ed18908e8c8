import { type Selectable, sql } from 'kysely';
import { deleteOldest } from '../../database/delete-oldest.ts';
import type { Db } from '../../database/dialects.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import type { LeasedRows, LeaseEnds } from '../../work/lease.ts';
import { createQueue } from '../../work/queue.ts';
import type { WebhookAttempt, WebhookDeliveryTable } from './webhooks.tables.ts';

export type DeliveryRow = Selectable<WebhookDeliveryTable>;

const queue = createQueue({
  table: 'webhook_delivery',
  dueAt: 'nextAttemptAt',
  tries: 'attempts',
  share: { column: 'endpointId', most: 4 },
});

/** What was sent and is to be, shared by all nodes. */
export function createDeliveriesStore(db: Db) {
  return {
    /** The cheap question before claiming any. */
    hasDue: (now: Date): Promise<boolean> => queue.hasDue(db, now),

    /** Takes deliveries that are due: no other node gets them until the lease ends, unless it is renewed. */
    claimDue: (now: Date, limit: number): Promise<LeasedRows<DeliveryRow>> => queue.claimDue(db, now, limit),

    /** Holds on to deliveries that are still being made; resolves with those that no other node has taken. */
    renewLease: (ids: readonly number[], ends: LeaseEnds): Promise<number[]> => queue.renew(db, ids, ends),

    /** Notes how an attempt ended; `next` is undefined when nothing is left to do. */
    async finish(
      delivery: DeliveryRow,
      end: { attempt: WebhookAttempt; isTaken: boolean; next: Date | undefined; now: Date },
    ): Promise<void> {
      await db
        .updateTable('webhook_delivery')
        .set({
          log: JSON.stringify([...delivery.log, end.attempt]),
          nextAttemptAt: end.next ?? null,
          deliveredAt: end.isTaken ? end.now : null,
          gaveUpAt: end.isTaken || end.next ? null : end.now,
        })
        .where('id', '=', delivery.id)
        // Another node has it by now when this one lost its lease.
        .where('attempts', '=', delivery.attempts)
        .execute();
    },

    find: (id: number): Promise<DeliveryRow | undefined> =>
      db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst(),

    async add(delivery: { endpointId: number; eventId: string; event: string; body: string; now: Date }) {
      const { now, ...columns } = delivery;
      return db
        .insertInto('webhook_delivery')
        .values({ ...columns, log: '[]', nextAttemptAt: now, createdAt: now })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Newest first. */
    async list(endpointId: number, paging: Paging): Promise<{ items: DeliveryRow[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const ofEndpoint = db.selectFrom('webhook_delivery').where('endpointId', '=', endpointId);
      const { total } = await ofEndpoint
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await ofEndpoint.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      return { items, total };
    },

    /** Another round of attempts for one that is done with; undefined when there is none such. */
    resend: (id: number, now: Date): Promise<DeliveryRow | undefined> =>
      db
        .updateTable('webhook_delivery')
        .set({ attempts: 0, log: '[]', nextAttemptAt: now, deliveredAt: null, gaveUpAt: null })
        .where('id', '=', id)
        .where('nextAttemptAt', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Forgets some of what is older and done; answers how many rows it was. */
    forgetOld: (before: Date, limit: number): Promise<number> =>
      deleteOldest(db, 'webhook_delivery', { time: 'createdAt', before, limit, only: sql`"nextAttemptAt" is null` }),
  };
}

export type DeliveriesStore = ReturnType<typeof createDeliveriesStore>;
