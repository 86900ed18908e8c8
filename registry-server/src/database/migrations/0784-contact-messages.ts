import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** What people wrote to the shop, and what staff answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('contact_message'), engineOf(db))
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id').onDelete('cascade'))
    .addColumn('customerId', 'integer', (column) => column.references('customer.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('telephone', 'text')
    .addColumn('topic', 'text')
    .addColumn('orderNumber', 'text')
    .addColumn('orderId', 'integer', (column) => column.references('sales_order.id').onDelete('set null'))
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('hasPrivacyConsent', 'boolean', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('new', 'answered')`))
    .addColumn('settledBy', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  const indices = [
    ['contact_message_queue', ['status', 'id']],
    ['contact_message_order', ['orderId']],
    ['contact_message_customer', ['customerId']],
    ['contact_message_email', ['email']],
    ['contact_message_updated', ['updatedAt']],
  ] as const;
  for (const [name, columns] of indices) {
    await db.schema
      .createIndex(name)
      .on('contact_message')
      .columns([...columns])
      .execute();
  }
  await withId(db.schema.createTable('contact_answer'), engineOf(db))
    .addColumn('messageId', 'integer', (column) =>
      column.notNull().references('contact_message.id').onDelete('cascade'),
    )
    .addColumn('staffId', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('contact_answer_message').on('contact_answer').columns(['messageId', 'id']).execute();
}
