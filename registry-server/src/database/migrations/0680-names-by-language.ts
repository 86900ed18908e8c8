import type { Kysely } from 'kysely';
import { sortKeyOf } from '../../text/sort-key.ts';
import { binaryText } from '../columns.ts';
import { engineOf } from '../engine.ts';

interface TranslationTables {
  catalogue_translation: {
    id: number;
    kind: string;
    language: string;
    words: { readonly name?: string };
    nameKey: string | null;
  };
}

/** Read at once. */
const CHUNK = 1_000;

/** What products are sorted by on sites of other languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('catalogue_translation')
    .addColumn('nameKey', binaryText(engineOf(db)))
    .execute();
  const tables = db as Kysely<TranslationTables>;
  for (let after = 0; ; ) {
    const rows = await tables
      .selectFrom('catalogue_translation')
      .select(['id', 'language', 'words'])
      .where('kind', '=', 'product')
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    for (const { id, language, words } of rows) {
      if (words.name === undefined) continue;
      const nameKey = sortKeyOf(words.name, language);
      await tables.updateTable('catalogue_translation').set({ nameKey }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
