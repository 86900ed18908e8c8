import { migratePage, type PageDocument, type SharedSnippet, snippetKeyOf } from '@witryna/module-schemas';
import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import type { Trx } from '../../../database/transaction.ts';
import { split } from '../published-pages.ts';

/** Published snippets, with those that they place themselves. */
export interface LoadedSnippets {
  readonly found: Readonly<Record<string, SharedSnippet>>;
  /** Slugs of all that were looked for, also of those that are not there. */
  readonly keys: readonly string[];
  /** When one that is held back appears. */
  readonly appearsAt?: Date | undefined;
}

const NONE: LoadedSnippets = { found: {}, keys: [] };

/** The snippets of these keys and, however deep they lie, those in them: one query. */
export async function loadSnippets(
  db: Db | Trx,
  siteId: number,
  askedKeys: readonly string[],
): Promise<LoadedSnippets> {
  if (askedKeys.length === 0) return NONE;
  const slugs = keyList(askedKeys);
  const rows = await db
    .withRecursive('reached(slug)', (query) =>
      query
        .selectFrom('page')
        .select('page.slug')
        .where('page.siteId', '=', siteId)
        .where('page.slug', 'in', slugs)
        .where('page.type', '=', 'snippet')
        .union(
          query
            .selectFrom('reached')
            .innerJoin('page', 'page.slug', 'reached.slug')
            .innerJoin('content_reference', 'content_reference.pageId', 'page.id')
            .select('content_reference.key as slug')
            .where('page.siteId', '=', siteId)
            .where('page.type', '=', 'snippet')
            .where('content_reference.state', '=', 'published')
            .where('content_reference.kind', '=', 'snippet'),
        ),
    )
    .selectFrom('reached')
    .innerJoin('page', 'page.slug', 'reached.slug')
    .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
    .select(['page.id', 'page.slug', 'page.isTemplate', 'page.publishedAt', 'page.visibleFrom', 'page.parentSlug'])
    .select('page.translationGroup')
    .select('page_revision.document')
    .where('page.siteId', '=', siteId)
    .where('page.type', '=', 'snippet')
    .where('page.isTemplate', '=', false)
    .execute();
  const { shown, appearsAt } = split(rows);
  const found = Object.fromEntries(shown.map(({ id, slug, document }) => [slug, snippetOf(id, document)]));
  const held = Object.values(found).flatMap(({ containers }) => Object.values(containers).flatMap(keyOf));
  return { found, keys: [...new Set([...askedKeys, ...rows.map(({ slug }) => slug), ...held])], appearsAt };
}

const keyOf = (placed: Parameters<typeof snippetKeyOf>[0]) => snippetKeyOf(placed) ?? [];

function snippetOf(id: number, document: PageDocument): SharedSnippet {
  const { title, slots, containers } = migratePage(document);
  return { id, title, slots, containers };
}
