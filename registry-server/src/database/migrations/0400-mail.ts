import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('mail_outbox'), engineOf(db))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('pl', 'en')`))
    .addColumn('site', 'text')
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', 'timestamptz')
    .addColumn('sentAt', 'timestamptz')
    .addColumn('gaveUpAt', 'timestamptz')
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .execute();
  // The mails to send are few among the many that were.
  await sql`create index mail_outbox_due on mail_outbox ("nextAttemptAt") where "nextAttemptAt" is not null`.execute(
    db,
  );
  await sql`create index mail_outbox_given_up on mail_outbox (id) where "gaveUpAt" is not null`.execute(db);
  await sql`create index mail_outbox_remembered on mail_outbox ("createdAt") where recipient <> ''`.execute(db);
}
