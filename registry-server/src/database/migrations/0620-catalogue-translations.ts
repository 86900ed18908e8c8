import type { Kysely } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** Names, texts and addresses of products, categories, brands, lines and colours in languages beside the catalogue's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = binaryText(engineOf(db));
  await withId(db.schema.createTable('catalogue_translation'), engineOf(db))
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('address', text)
    .addColumn('words', 'jsonb', (column) => column.notNull())
    .addUniqueConstraint('catalogue_translation_key', ['kind', 'key', 'language'])
    .addUniqueConstraint('catalogue_translation_address', ['kind', 'address', 'language'])
    .execute();
}
