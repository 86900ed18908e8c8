import { type Kysely, sql } from 'kysely';

/** A row for each list that a product is in: a page of it by price is read without sorting the whole list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_list_price').renameTo('old_list_price').execute();
  await db.schema.dropIndex('product_list_price_expiry').execute();
  await db.schema
    .createTable('product_list_price')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('validUntil', 'timestamptz')
    .addPrimaryKeyConstraint('list_price_pkey', ['owner', 'currency', 'amount', 'productId'])
    .execute();
  await sql`
    insert into product_list_price (owner, currency, amount, "productId", "validUntil")
    select membership.owner, old.currency, old.amount, old."productId", old."validUntil"
    from old_list_price as old
    join (
      select 'category:' || "categoryId" as owner, "productId" from product_category
      union all select 'line:' || "lineId", id from product where "lineId" is not null
      union all select 'brand:' || "brandId", id from product where "brandId" is not null
    ) as membership on membership."productId" = old."productId"
  `.execute(db);
  await db.schema.dropTable('old_list_price').execute();
  await db.schema.createIndex('product_list_price_product').on('product_list_price').column('productId').execute();
  await db.schema.createIndex('product_list_price_expiry').on('product_list_price').column('validUntil').execute();
  await db.schema
    .createIndex('product_list_price_next')
    .on('product_list_price')
    .columns(['owner', 'currency', 'validUntil'])
    .execute();
}
