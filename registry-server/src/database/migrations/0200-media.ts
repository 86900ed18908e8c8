import type { Kysely } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('media_file'), engine)
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('extension', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('alt', 'text')
    .addColumn('title', 'text')
    .addColumn('caption', 'text')
    .addColumn('author', 'text')
    .addColumn('focalPoint', 'jsonb')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('createdBy', 'integer')
    .execute();
  await db.schema.createIndex('media_file_hash').on('media_file').column('hash').execute();

  await db.schema
    .createTable('media_word')
    .addColumn('word', binaryText(engine), (column) => column.notNull())
    .addColumn('mediaId', 'integer', (column) => column.notNull().references('media_file.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('media_word_pkey', ['word', 'mediaId'])
    .execute();
  await db.schema.createIndex('media_word_media').on('media_word').column('mediaId').execute();
}
