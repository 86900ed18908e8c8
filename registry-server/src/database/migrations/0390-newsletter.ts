import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('newsletter_subscription'), engine)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED')`),
    )
    .addColumn('emailPromotion', 'boolean', (column) => column.notNull())
    .addColumn('smsPromotion', 'boolean', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('confirmationSentAt', 'timestamptz')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();

  await withId(db.schema.createTable('newsletter_consent'), engine)
    .addColumn('subscriptionId', 'integer', (column) =>
      column.notNull().references('newsletter_subscription.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('privacy', 'email-promotion', 'sms-promotion')`),
    )
    .addColumn('isGranted', 'boolean', (column) => column.notNull())
    .addColumn('textVersion', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('recordedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_consent_subscription')
    .on('newsletter_consent')
    .columns(['subscriptionId', 'id'])
    .execute();

  await db.schema
    .createTable('newsletter_token')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('subscriptionId', 'integer', (column) =>
      column.notNull().references('newsletter_subscription.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('confirm', 'unsubscribe')`))
    .addColumn('expiresAt', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('newsletter_token_subscription')
    .on('newsletter_token')
    .columns(['subscriptionId', 'purpose'])
    .execute();
}
