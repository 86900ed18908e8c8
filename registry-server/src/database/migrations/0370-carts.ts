import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cart')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('customerId', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('active', 'merged', 'ordered')`))
    .addColumn('email', 'text')
    .addColumn('giftsDeclined', 'boolean', (column) => column.notNull())
    .addColumn('mergedInto', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('cart_customerId_siteId_key')
    .on('cart')
    .columns(['customerId', 'siteId'])
    .unique()
    .where(sql.ref('status'), '=', sql.lit('active'))
    .execute();
  await db.schema.createIndex('cart_expiry').on('cart').column('expiresAt').execute();

  await withId(db.schema.createTable('cart_line'), engineOf(db))
    .addColumn('cartId', 'text', (column) => column.notNull().references('cart.id').onDelete('cascade'))
    // By name: a line outlives the variant, so that the shopper is told what is gone.
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('productSku', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('item', 'gift', 'sample')`))
    .addColumn('giftSource', 'text')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('cart_line_cartId_kind_sku_key', ['cartId', 'kind', 'sku'])
    .execute();

  await db.schema
    .createTable('cart_request')
    .addColumn('cartId', 'text', (column) => column.notNull().references('cart.id').onDelete('cascade'))
    .addColumn('keyHash', 'text', (column) => column.notNull())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('outcome', 'jsonb', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_request_pkey', ['cartId', 'keyHash'])
    .execute();
  await db.schema.createIndex('cart_request_age').on('cart_request').column('createdAt').execute();
}
