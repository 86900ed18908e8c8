import type { ArticleSummary } from '@witryna/module-schemas';
import { sql } from 'kysely';
import type { Media } from '../content/media/index.ts';
import { articleSummaryOf, coverOf, type PagesStore } from '../content/pages/index.ts';
import type { Db } from '../database/dialects.ts';
import { type Paging, rowsOf } from '../http/paging.ts';
import { queryWords, STOP_WORDS, stemPolish } from '../search/index.ts';
import { containsPattern } from '../text/like-pattern.ts';

/** Longest phrase, in words, that titles are held against. */
const MAX_WORDS = 8;

export interface FoundArticles {
  readonly articles: ArticleSummary[];
  readonly total: number;
  /** When the first of those that are held back is found as well. */
  readonly appearsAt?: Date;
}

/** Published articles of a site whose title or address has every word, newest first; endings of words do not count. */
export async function findArticles(
  { db, media, pages }: { readonly db: Db; readonly media: Media; readonly pages: PagesStore },
  { siteId, phrase, ...paging }: Paging & { readonly siteId: number; readonly phrase: string },
): Promise<FoundArticles> {
  const words = queryWords(phrase)
    .filter((word) => !STOP_WORDS.has(word))
    .slice(0, MAX_WORDS);
  if (words.length === 0) return { articles: [], total: 0 };
  const matching = words.reduce(
    (rows, word) => rows.where(sql<boolean>`page."searchText" like ${containsPattern(stemPolish(word))} escape '\\'`),
    db
      .selectFrom('page')
      .where('siteId', '=', siteId)
      .where('type', '=', 'article')
      .where('isTemplate', '=', false)
      .where('publishedRevisionId', 'is not', null),
  );
  const now = new Date();
  const found = matching.where((eb) => eb.or([eb('visibleFrom', 'is', null), eb('visibleFrom', '<=', now)]));
  const { limit, offset } = rowsOf(paging);
  const [slugs, { total }, next] = await Promise.all([
    found
      .select('slug')
      .orderBy((eb) => eb.fn.coalesce('visibleFrom', 'publishedAt'), 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching.select('visibleFrom').where('visibleFrom', '>', now).orderBy('visibleFrom').limit(1).executeTakeFirst(),
  ]);
  const published = await pages.findManyPublished(
    siteId,
    slugs.map(({ slug }) => slug),
  );
  const covers = new Map((await media.findFiles(published.flatMap(coverOf))).map((file) => [file.id, file]));
  const bySlug = new Map(
    published.map((article) => [article.slug, articleSummaryOf(article, covers.get(coverOf(article)[0] ?? 0))]),
  );
  return {
    articles: slugs.flatMap(({ slug }) => bySlug.get(slug) ?? []),
    total,
    ...(next?.visibleFrom && { appearsAt: next.visibleFrom }),
  };
}
