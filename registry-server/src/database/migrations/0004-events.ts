import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('outbox'), engineOf(db))
    .addColumn('number', 'bigint')
    .addColumn('tags', 'jsonb', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('outbox_number_key', ['number'])
    .execute();
  // The rows to publish are few among the many that were.
  await sql`create index outbox_unpublished on outbox (id) where number is null`.execute(db);
  await db.schema
    .createTable('event_counter')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into event_counter (id, last) values (1, 0)`.execute(db);
}
