import type { Kysely } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** Documents of a product's safety; a file that one of them names cannot be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('product_document'), engineOf(db))
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('mediaId', 'integer', (column) => column.notNull().references('media_file.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addUniqueConstraint('product_document_file', ['productId', 'mediaId'])
    .execute();
  await db.schema.createIndex('product_document_media').on('product_document').column('mediaId').execute();
}
