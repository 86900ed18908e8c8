import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('wishlist'), engine)
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('visibility', 'text', (column) => column.notNull().check(sql`visibility in ('PUBLIC', 'PRIVATE')`))
    .addColumn('sharingCode', 'text', (column) => column.notNull().unique())
    .addColumn('isDefault', 'boolean', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('wishlist_customer').on('wishlist').columns(['customerId', 'id']).execute();
  // One that was there first for each customer, whatever happens at the same time.
  await sql`create unique index wishlist_default on wishlist ("customerId") where "isDefault" = true`.execute(db);

  await withId(db.schema.createTable('wishlist_item'), engine)
    .addColumn('wishlistId', 'integer', (column) => column.notNull().references('wishlist.id').onDelete('cascade'))
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('description', 'text')
    .addColumn('addedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('wishlist_item_wishlistId_sku_key', ['wishlistId', 'sku'])
    .execute();
}
