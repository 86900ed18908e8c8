import { type Kysely, sql } from 'kysely';
import { type ContentOfPage, visibleFromOf } from '../../content/visible-from.ts';

/** Articles that are read at once. */
const AT_ONCE = 500;

interface Tables {
  page: {
    id: number;
    type: string;
    isTemplate: boolean;
    publishedRevisionId: string | null;
    visibleFrom: Date | null;
  };
  page_revision: { id: string; document: string };
}

/** From when readers may see a published article; articles that are published already get theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('page').addColumn('visibleFrom', 'timestamptz').execute();
  await fillIn(db as Kysely<Tables>);
}

async function fillIn(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ; ) {
    const articles = await db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.id', 'page_revision.document'])
      .where('page.id', '>', after)
      .where('page.type', '=', 'article')
      .where('page.isTemplate', '=', sql<boolean>`false`)
      .orderBy('page.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, document } of articles) {
      const visibleFrom = momentOf(document);
      if (visibleFrom) await db.updateTable('page').set({ visibleFrom }).where('id', '=', id).execute();
      after = id;
    }
    if (articles.length < AT_ONCE) return;
  }
}

/** Undefined, too, for a text that is no page: it is shown to nobody. */
function momentOf(text: string): Date | undefined {
  try {
    return visibleFromOf(JSON.parse(text) as ContentOfPage);
  } catch {
    return undefined;
  }
}
