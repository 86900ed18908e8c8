import type { Kysely } from 'kysely';
import { binaryText } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_phrase')
    .addColumn('phrase', binaryText(engineOf(db)), (column) => column.primaryKey())
    .addColumn('written', 'text', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('lastUsedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('search_phrase_uses')
    .on('search_phrase')
    .columns(['uses', 'lastUsedAt', 'phrase'])
    .execute();
}
