import { type Kysely, sql } from 'kysely';
import { articleTermsOf } from '../../content/article-terms.ts';
import { parentSlugOf } from '../../content/parent-of.ts';
import type { ContentOfPage } from '../../content/visible-from.ts';

/** Pages that are read at once. */
const AT_ONCE = 500;

interface Tables {
  page: {
    id: number;
    slug: string;
    isTemplate: boolean;
    publishedRevisionId: string | null;
    parentSlug: string | null;
  };
  page_revision: { id: string; document: string };
  page_article_term: { pageId: number; kind: string; code: string; value: string };
}

/** What lists of articles and trails are found by; published pages get theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('page').addColumn('parentSlug', 'text').execute();
  await db.schema
    .createTable('page_article_term')
    .addColumn('pageId', 'integer', (column) => column.notNull().references('page.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_article_term_pkey', ['pageId', 'kind', 'code'])
    .execute();
  await db.schema
    .createIndex('page_article_term_code')
    .on('page_article_term')
    .columns(['kind', 'code', 'pageId'])
    .execute();
  await fillIn(db as Kysely<Tables>);
}

async function fillIn(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ; ) {
    const pages = await db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.id', 'page.slug', 'page_revision.document'])
      .where('page.id', '>', after)
      .where('page.isTemplate', '=', sql<boolean>`false`)
      .orderBy('page.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, slug, document: text } of pages) {
      after = id;
      const document = readDocument(text);
      if (!document) continue;
      const parentSlug = parentSlugOf(document, slug) ?? null;
      await db.updateTable('page').set({ parentSlug }).where('id', '=', id).execute();
      const terms = articleTermsOf(document).map((term) => ({ pageId: id, ...term }));
      if (terms.length > 0) await db.insertInto('page_article_term').values(terms).execute();
    }
    if (pages.length < AT_ONCE) return;
  }
}

/** Undefined for a text that is no page: it is shown to nobody. */
function readDocument(text: string): ContentOfPage | undefined {
  try {
    return JSON.parse(text) as ContentOfPage;
  } catch {
    return undefined;
  }
}
