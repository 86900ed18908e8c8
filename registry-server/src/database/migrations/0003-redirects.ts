import type { Kysely } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('redirect'), engineOf(db))
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('code', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('redirect_siteId_slug_key', ['siteId', 'slug'])
    .execute();
}
