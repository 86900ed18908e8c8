import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import type { Engine } from '../dialects.ts';
import { engineOf } from '../engine.ts';

type AnyDb = Kysely<unknown>;

export async function up(db: AnyDb): Promise<void> {
  const engine = engineOf(db);
  await db.schema
    .alterTable('product')
    .addColumn('isActive', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
  await db.schema
    .alterTable('product')
    .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('both'))
    .execute();
  await db.schema.alterTable('product').addColumn('meta', 'jsonb').execute();
  await db.schema
    .alterTable('product_category')
    .addColumn('isListed', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
  await db.schema
    .alterTable('product_media')
    .addColumn('variantId', 'integer', (column) => column.references('product_variant.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('product_media_variant').on('product_media').column('variantId').execute();
  await createGroupPrices(db, engine);
  await createJobOffers(db, engine);
}

async function createGroupPrices(db: AnyDb, engine: Engine): Promise<void> {
  await db.schema
    .createTable('product_group_price')
    .addColumn('variantId', 'integer', (column) =>
      column.notNull().references('product_variant.id').onDelete('cascade'),
    )
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('customerGroup', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('lowest30', 'bigint')
    .addPrimaryKeyConstraint('product_group_price_pkey', ['variantId', 'currency', 'customerGroup'])
    .execute();

  await withId(db.schema.createTable('group_price_history'), engine)
    .addColumn('variantSku', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('customerGroup', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint')
    .addColumn('validFrom', 'timestamptz', (column) => column.notNull())
    .addColumn('recordedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('group_price_history_variant')
    .on('group_price_history')
    .columns(['variantSku', 'currency', 'customerGroup', 'validFrom', 'id'])
    .execute();
}

async function createJobOffers(db: AnyDb, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('job_offer'), engine)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('employment', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz')
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('job_offer_published').on('job_offer').columns(['publishedAt', 'id']).execute();
}
