import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('coupon'), engine)
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    // The code as it is compared: people type it in any case.
    .addColumn('codeKey', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('percent', 'fixed', 'freeDelivery')`))
    .addColumn('percent', 'integer', (column) => column.check(sql`percent between 1 and 100`))
    .addColumn('amount', 'bigint', (column) => column.check(sql`amount > 0`))
    .addColumn('minimum', 'bigint')
    .addColumn('startsAt', 'timestamptz')
    .addColumn('endsAt', 'timestamptz')
    .addColumn('categoryPaths', 'jsonb', (column) => column.notNull())
    .addColumn('giftSkus', 'jsonb', (column) => column.notNull())
    .addColumn('usageLimit', 'integer')
    .addColumn('usagePerCustomer', 'integer')
    .addColumn('uses', 'integer', (column) => column.notNull().check(sql`uses >= 0`))
    .addColumn('isActive', 'boolean', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('coupon_siteId_codeKey_key', ['siteId', 'codeKey'])
    .execute();

  await withId(db.schema.createTable('coupon_use'), engine)
    .addColumn('couponId', 'integer', (column) => column.notNull().references('coupon.id').onDelete('cascade'))
    .addColumn('cartId', 'text', (column) => column.notNull())
    .addColumn('customerId', 'integer')
    // A guest is known by this alone; the address itself stays with the order.
    .addColumn('emailHash', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('coupon_use_couponId_cartId_key', ['couponId', 'cartId'])
    .execute();
  await db.schema.createIndex('coupon_use_email').on('coupon_use').columns(['couponId', 'emailHash']).execute();
  await db.schema.createIndex('coupon_use_customer').on('coupon_use').columns(['couponId', 'customerId']).execute();

  await db.schema
    .createTable('cart_coupon')
    .addColumn('cartId', 'text', (column) => column.notNull().references('cart.id').onDelete('cascade'))
    .addColumn('couponId', 'integer', (column) => column.notNull().references('coupon.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_coupon_pkey', ['cartId', 'couponId'])
    .execute();
  await db.schema.createIndex('cart_coupon_coupon').on('cart_coupon').column('couponId').execute();
}
