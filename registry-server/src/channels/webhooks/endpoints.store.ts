import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { WebhookEvent } from '../../events/webhook-events.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { DAY_MS } from '../../time/durations.ts';
import type { WebhookEndpointTable } from './webhooks.tables.ts';

export type EndpointRow = Selectable<WebhookEndpointTable>;

export interface EndpointInput {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly isActive: boolean;
}

/** For this long after a rotation the old secret signs as well. */
const OVERLAP_MS = DAY_MS;

/** Addresses of other systems. */
export function createEndpointsStore(db: Db) {
  return {
    async list(paging: Paging): Promise<{ items: EndpointRow[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const all = db.selectFrom('webhook_endpoint');
      const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { items: await all.selectAll().orderBy('id').limit(limit).offset(offset).execute(), total };
    },

    find: (id: number): Promise<EndpointRow | undefined> =>
      db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirst(),

    create: ({ events, ...input }: EndpointInput, secret: string, now: Date): Promise<EndpointRow> =>
      db
        .insertInto('webhook_endpoint')
        .values({ ...input, events: JSON.stringify(events), secret, createdAt: now })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Switched on again, it has not failed yet. */
    update: (id: number, { events, ...input }: Partial<EndpointInput>): Promise<EndpointRow | undefined> =>
      db
        .updateTable('webhook_endpoint')
        .set({
          // Sets a column in any case, so that an empty change is a statement as well.
          id,
          ...input,
          ...(events && { events: JSON.stringify(events) }),
          ...(input.isActive && { failedAt: null }),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** Deletes it with its deliveries. One that is gone is deleted already. */
    async remove(id: number): Promise<void> {
      await db.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
    },

    rotate: (id: number, secret: string, now: Date): Promise<EndpointRow | undefined> =>
      db
        .updateTable('webhook_endpoint')
        .set((row) => ({
          oldSecret: row.ref('secret'),
          oldSecretUntil: new Date(now.getTime() + OVERLAP_MS),
          secret,
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    async noteSuccess(id: number, now: Date): Promise<void> {
      await db.updateTable('webhook_endpoint').set({ lastSuccessAt: now }).where('id', '=', id).execute();
    },

    /** Switches it off for failing; `tell` runs in the same transaction, once. What waits for it is given up. */
    switchOff: (id: number, now: Date, tell: (trx: Trx, endpoint: EndpointRow) => Promise<void>): Promise<void> =>
      inTransaction(db, async (trx) => {
        const endpoint = await trx
          .updateTable('webhook_endpoint')
          .set({ isActive: false, failedAt: now })
          .where('id', '=', id)
          .where('isActive', '=', true)
          .returningAll()
          .executeTakeFirst();
        if (!endpoint) return;
        await trx
          .updateTable('webhook_delivery')
          .set({ nextAttemptAt: null, gaveUpAt: now })
          .where('endpointId', '=', id)
          .where('nextAttemptAt', 'is not', null)
          .execute();
        await tell(trx, endpoint);
      }),
  };
}

export type EndpointsStore = ReturnType<typeof createEndpointsStore>;

/** The secrets that sign now: while one takes over from another, both. */
export function secretsOf({ secret, oldSecret, oldSecretUntil }: EndpointRow, now: Date): string[] {
  return oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now ? [secret, oldSecret] : [secret];
}
