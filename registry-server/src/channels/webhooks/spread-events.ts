import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { type EventSubject, webhookEventOf } from '../../events/webhook-events.ts';
import { readEventFacts } from './event-facts.ts';

const BATCH = 100;
const NO_ATTEMPTS = '[]';

/** Writes deliveries for the changes that the outbox has numbered since; each change is looked at once, by one node. */
export async function spreadEvents(db: Db, now: Date): Promise<void> {
  if (!(await hasNew(db))) return;
  while ((await inTransaction(db, (trx) => spreadBatch(trx, now))) === BATCH);
}

/** The cheap question before a lock is taken. */
async function hasNew(db: Db): Promise<boolean> {
  const cursor = await db
    .selectFrom('webhook_cursor')
    .innerJoin('event_counter', (join) => join.onTrue())
    .select(['webhook_cursor.last', 'event_counter.last as newest'])
    .executeTakeFirstOrThrow();
  return cursor.newest > cursor.last;
}

async function spreadBatch(trx: Trx, now: Date): Promise<number> {
  const { last } = await trx
    .selectFrom('webhook_cursor')
    .select('last')
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const changes = await trx
    .selectFrom('outbox')
    .select(['number', 'tags', 'createdAt'])
    .where('number', '>', last)
    .orderBy('number')
    .limit(BATCH)
    .$narrowType<{ number: number }>()
    .execute();
  const newest = changes.at(-1)?.number;
  if (newest === undefined) return 0;
  const endpoints = await trx
    .selectFrom('webhook_endpoint')
    .select(['id', 'events'])
    .where('isActive', '=', true)
    .execute();
  if (endpoints.length > 0) {
    for (const { number, tags, createdAt } of changes) {
      for (const subject of tags.flatMap((tag) => webhookEventOf(tag) ?? [])) {
        const wanting = endpoints.filter(({ events }) => events.includes(subject.event));
        const eventId = `${number}.${subject.event}.${subject.id}`;
        if (wanting.length > 0)
          await writeDeliveries(trx, { subject, eventId, at: createdAt, endpoints: wanting, now });
      }
    }
  }
  await trx.updateTable('webhook_cursor').set({ last: newest }).execute();
  return changes.length;
}

interface ToSpread {
  readonly subject: EventSubject;
  readonly eventId: string;
  readonly at: Date;
  readonly endpoints: readonly { readonly id: number }[];
  readonly now: Date;
}

async function writeDeliveries(trx: Trx, { subject, eventId, at, endpoints, now }: ToSpread): Promise<void> {
  const data = await readEventFacts(trx, subject);
  if (!data) return;
  const body = bodyOf({ id: eventId, type: subject.event, at, data });
  await trx
    .insertInto('webhook_delivery')
    .values(
      endpoints.map(({ id }) => ({
        endpointId: id,
        eventId,
        event: subject.event,
        body,
        log: NO_ATTEMPTS,
        nextAttemptAt: now,
        createdAt: now,
      })),
    )
    .execute();
}

/** What is sent, to the byte. */
export function bodyOf(event: { id: string; type: string; at: Date; data: object }): string {
  return JSON.stringify({ id: event.id, type: event.type, timestamp: event.at.toISOString(), data: event.data });
}
