import type { Kysely } from 'kysely';

/** Categories that staff hide and move; one that has moved is still found by the paths that it had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('category')
    .addColumn('isHidden', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('category')
    .addColumn('isShown', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
  await db.schema
    .createTable('category_former_path')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('categoryId', 'integer', (column) => column.notNull().references('category.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('category_former_path_category')
    .on('category_former_path')
    .column('categoryId')
    .execute();
}
