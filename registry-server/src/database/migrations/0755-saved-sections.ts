import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** Sections that editors keep to put copies of them on pages, and what those point at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('saved_section'), engineOf(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nameKey', 'text', (column) => column.notNull())
    .addColumn('groupName', 'text')
    .addColumn('siteId', 'integer', (column) => column.references('site.id').onDelete('set null'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('modules', 'text', (column) => column.notNull())
    .addColumn('drivers', 'jsonb', (column) => column.notNull())
    .addColumn('moduleCount', 'integer', (column) => column.notNull().check(sql`"moduleCount" > 0`))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('indexedBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('createdById', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull())
    .addUniqueConstraint('saved_section_nameKey_key', ['nameKey'])
    .execute();
  await db.schema.createIndex('saved_section_site').on('saved_section').column('siteId').execute();
  await db.schema.createIndex('saved_section_created_by').on('saved_section').column('createdById').execute();
  await db.schema
    .createTable('saved_section_reference')
    .addColumn('sectionId', 'integer', (column) => column.notNull().references('saved_section.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_section_reference_key', ['sectionId', 'kind', 'key'])
    .execute();
  await db.schema
    .createIndex('saved_section_reference_target')
    .on('saved_section_reference')
    .columns(['kind', 'key'])
    .execute();
}
