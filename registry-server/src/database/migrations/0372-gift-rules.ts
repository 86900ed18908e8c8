import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('gift_rule'), engineOf(db))
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('gift', 'sample')`))
    .addColumn('threshold', 'bigint', (column) => column.check(sql`threshold >= 0`))
    .addColumn('skus', 'jsonb', (column) => column.notNull())
    .addColumn('choices', 'integer', (column) => column.notNull().check(sql`choices > 0`))
    .addColumn('startsAt', 'timestamptz')
    .addColumn('endsAt', 'timestamptz')
    .addColumn('isActive', 'boolean', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('gift_rule_siteId_name_key', ['siteId', 'name'])
    .execute();
}
