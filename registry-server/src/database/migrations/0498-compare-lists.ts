import { type Kysely, sql } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('compare_list'), engine)
    .addColumn('uid', binaryText(engine), (column) => column.notNull().unique())
    .addColumn('customerId', 'integer', (column) => column.references('customer.id').onDelete('cascade'))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  // One for each customer, whatever happens at the same time.
  await sql`create unique index compare_list_customer on compare_list ("customerId") where "customerId" is not null`.execute(
    db,
  );
  // What is pruned: the lists of guests, the longest unused first.
  await sql`create index compare_list_guest on compare_list ("updatedAt") where "customerId" is null`.execute(db);

  await withId(db.schema.createTable('compare_list_item'), engine)
    .addColumn('listId', 'integer', (column) => column.notNull().references('compare_list.id').onDelete('cascade'))
    .addColumn('productId', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addUniqueConstraint('compare_list_item_listId_productId_key', ['listId', 'productId'])
    .execute();
  await db.schema.createIndex('compare_list_item_product').on('compare_list_item').column('productId').execute();
}
