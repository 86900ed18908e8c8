import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('webhook_endpoint'), engine)
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('events', 'jsonb', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('oldSecret', 'text')
    .addColumn('oldSecretUntil', 'timestamptz')
    .addColumn('isActive', 'boolean', (column) => column.notNull())
    .addColumn('failedAt', 'timestamptz')
    .addColumn('lastSuccessAt', 'timestamptz')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .execute();

  await withId(db.schema.createTable('webhook_delivery'), engine)
    .addColumn('endpointId', 'integer', (column) =>
      column.notNull().references('webhook_endpoint.id').onDelete('cascade'),
    )
    .addColumn('eventId', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('log', 'jsonb', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'timestamptz')
    .addColumn('deliveredAt', 'timestamptz')
    .addColumn('gaveUpAt', 'timestamptz')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('webhook_delivery_endpointId_eventId_key', ['endpointId', 'eventId'])
    .execute();
  // The deliveries to make are few among the many that were.
  await sql`create index webhook_delivery_due on webhook_delivery ("nextAttemptAt") where "nextAttemptAt" is not null`.execute(
    db,
  );
  await db.schema
    .createIndex('webhook_delivery_endpoint')
    .on('webhook_delivery')
    .columns(['endpointId', 'id'])
    .execute();
  await db.schema.createIndex('webhook_delivery_created').on('webhook_delivery').column('createdAt').execute();

  await db.schema
    .createTable('webhook_cursor')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  // What happened before there were webhooks is told to nobody.
  await sql`insert into webhook_cursor (id, last) select 1, coalesce(max(last), 0) from event_counter`.execute(db);
}
