import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('product_review'), engineOf(db))
    // By name, so that it outlives product and variant.
    .addColumn('productSku', 'text', (column) => column.notNull())
    .addColumn('variantSku', 'text')
    .addColumn('customerId', 'integer', (column) => column.references('customer.id').onDelete('set null'))
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('textHash', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('isVerified', 'boolean', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('pending', 'approved', 'rejected')`))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('decidedAt', 'timestamptz')
    .addColumn('decidedBy', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addUniqueConstraint('product_review_once_key', ['customerId', 'productSku', 'textHash'])
    .execute();
  await db.schema
    .createIndex('product_review_shown')
    .on('product_review')
    .columns(['productSku', 'status', 'createdAt', 'id'])
    .execute();
  await db.schema.createIndex('product_review_queue').on('product_review').columns(['status', 'id']).execute();
  await db.schema.createIndex('product_review_customer').on('product_review').columns(['customerId', 'id']).execute();

  await db.schema
    .createTable('product_review_total')
    .addColumn('productSku', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull().check(sql`count >= 0`))
    .addColumn('ratingSum', 'integer', (column) => column.notNull())
    .execute();
}
