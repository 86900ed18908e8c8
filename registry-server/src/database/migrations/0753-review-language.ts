import { type Kysely, sql } from 'kysely';

/** Reviews know their language. Those that are there are taken to be in the language of the first site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('product_review')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('pl'))
    .execute();
  await sql`
    update product_review set language = (select substr(language, 1, 2) from site order by id limit 1)
    where exists (select 1 from site)
  `.execute(db);
}
