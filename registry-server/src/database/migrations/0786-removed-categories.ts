import type { Kysely } from 'kysely';

/** Paths of categories that were removed, so that an import does not make them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('category_removed_path')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .execute();
}
