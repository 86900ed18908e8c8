import { type Kysely, sql } from 'kysely';

/** Mails to staff may be in each language of the editor's forms. SQLite changes no check, so the column is made anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_outbox').renameColumn('language', 'formerLanguage').execute();
  await db.schema
    .alterTable('mail_outbox')
    .addColumn('language', 'text', (column) =>
      column.notNull().defaultTo('pl').check(sql`language in ('pl', 'en', 'hu')`),
    )
    .execute();
  await sql`update mail_outbox set language = "formerLanguage"`.execute(db);
  await db.schema.alterTable('mail_outbox').dropColumn('formerLanguage').execute();
}
