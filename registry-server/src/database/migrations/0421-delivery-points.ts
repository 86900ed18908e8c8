import { type Kysely, sql } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  const text = binaryText(engine);
  await withId(db.schema.createTable('delivery_point'), engine)
    .addColumn('provider', 'text', (column) => column.notNull().check(sql`provider in ('inpost', 'orlen')`))
    // Ordered byte by byte: codes and postal codes are searched by how they begin.
    .addColumn('code', text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('locker', 'counter')`))
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('postcode', text, (column) => column.notNull())
    .addColumn('province', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('openingHours', 'text', (column) => column.notNull())
    .addColumn('isAlwaysOpen', 'boolean', (column) => column.notNull())
    .addColumn('takesPayment', 'boolean', (column) => column.notNull())
    .addColumn('isOperating', 'boolean', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    // Town and street as searches compare and order them.
    .addColumn('sortText', text, (column) => column.notNull())
    .addUniqueConstraint('delivery_point_provider_code_key', ['provider', 'code'])
    .execute();
  await db.schema
    .createIndex('delivery_point_place')
    .on('delivery_point')
    .columns(['provider', 'isOperating', 'latitude', 'longitude', 'takesPayment'])
    .execute();
  await db.schema
    .createIndex('delivery_point_postcode')
    .on('delivery_point')
    .columns(['provider', 'postcode'])
    .execute();
  await db.schema
    .createIndex('delivery_point_order')
    .on('delivery_point')
    .columns(['provider', 'isOperating', 'sortText', 'code'])
    .execute();

  await db.schema
    .createTable('delivery_point_word')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('word', text, (column) => column.notNull())
    .addColumn('pointId', 'integer', (column) => column.notNull().references('delivery_point.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('delivery_point_word_pkey', ['provider', 'word', 'pointId'])
    .execute();
  await db.schema.createIndex('delivery_point_word_point').on('delivery_point_word').column('pointId').execute();

  await db.schema
    .createTable('delivery_point_list')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('refreshedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .execute();
}
