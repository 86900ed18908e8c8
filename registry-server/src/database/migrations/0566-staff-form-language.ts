import type { Kysely } from 'kysely';

/** The language in which a person reads the forms of modules. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_user')
    .addColumn('formLanguage', 'text', (column) => column.notNull().defaultTo('pl'))
    .execute();
}
