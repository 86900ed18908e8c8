import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);

  await db.schema
    .createTable('payment_settings')
    .addColumn('siteId', 'integer', (column) => column.primaryKey().references('site.id'))
    .addColumn('document', 'jsonb', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();

  await withId(db.schema.createTable('payment_attempt'), engine)
    .addColumn('ourId', 'text', (column) => column.notNull())
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    // By number: a card may be entered before there is an order.
    .addColumn('orderId', 'integer')
    .addColumn('cartId', 'text')
    .addColumn('provider', 'text')
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('externalId', 'text')
    .addColumn('redirectUrl', 'text')
    .addColumn('reasonCode', 'text')
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('refunded', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('startedAt', 'timestamptz')
    .addColumn('capturedAt', 'timestamptz')
    .addColumn('expiresAt', 'timestamptz')
    .addColumn('checkAt', 'timestamptz')
    .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('payment_attempt_ourId_key', ['ourId'])
    .addUniqueConstraint('payment_attempt_provider_externalId_key', ['provider', 'externalId'])
    .addCheckConstraint('payment_attempt_refunded', sql`refunded >= 0 and refunded <= amount`)
    .execute();
  await db.schema.createIndex('payment_attempt_order').on('payment_attempt').columns(['orderId', 'id']).execute();
  await db.schema.createIndex('payment_attempt_check').on('payment_attempt').columns(['checkAt']).execute();
  await db.schema.createIndex('payment_attempt_expiry').on('payment_attempt').columns(['expiresAt']).execute();

  await withId(db.schema.createTable('payment_notice'), engine)
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('receivedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('processedAt', 'timestamptz')
    .addColumn('outcome', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('nextTryAt', 'timestamptz')
    .addUniqueConstraint('payment_notice_provider_event_key', ['provider', 'event'])
    .execute();
  await db.schema.createIndex('payment_notice_due').on('payment_notice').columns(['nextTryAt']).execute();

  await withId(db.schema.createTable('payment_refund'), engine)
    .addColumn('refundId', 'text', (column) => column.notNull())
    .addColumn('attemptId', 'integer', (column) => column.notNull().references('payment_attempt.id'))
    .addColumn('orderId', 'integer')
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('staffId', 'integer')
    .addColumn('externalId', 'text')
    .addColumn('checkAt', 'timestamptz')
    .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('doneAt', 'timestamptz')
    .addUniqueConstraint('payment_refund_refundId_key', ['refundId'])
    .addUniqueConstraint('payment_refund_key_key', ['key'])
    .execute();
  await db.schema.createIndex('payment_refund_attempt').on('payment_refund').columns(['attemptId']).execute();
  await db.schema.createIndex('payment_refund_order').on('payment_refund').columns(['orderId']).execute();
  await db.schema.createIndex('payment_refund_check').on('payment_refund').columns(['checkAt']).execute();

  await withId(db.schema.createTable('payment_problem'), engine)
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('provider', 'text')
    .addColumn('orderId', 'integer')
    .addColumn('attemptId', 'integer')
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addColumn('firstAt', 'timestamptz', (column) => column.notNull())
    .addColumn('lastAt', 'timestamptz', (column) => column.notNull())
    .addColumn('dealtAt', 'timestamptz')
    .addColumn('dealtBy', 'integer')
    .addColumn('note', 'text')
    .addUniqueConstraint('payment_problem_key_key', ['key'])
    .execute();
  await db.schema
    .createIndex('payment_problem_open')
    .on('payment_problem')
    .columns(['dealtAt', 'lastAt', 'id'])
    .execute();
}
