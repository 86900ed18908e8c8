import type { Kysely } from 'kysely';

/** What a browser has looked at, under the hash of a random id that it made up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('viewed_product')
    .addColumn('viewerHash', 'text', (column) => column.notNull())
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('viewedAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('viewed_product_pkey', ['viewerHash', 'productId'])
    .execute();
  await db.schema.createIndex('viewed_product_product').on('viewed_product').column('productId').execute();
  await db.schema.createIndex('viewed_product_viewed').on('viewed_product').column('viewedAt').execute();
}
