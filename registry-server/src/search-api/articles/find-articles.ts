import { type ArticleSummary, normalizeForSearch } from '@witryna/module-schemas';
import type { Media } from '../../content/media/index.ts';
import { articleSummaryOf, coverOf, type PagesStore } from '../../content/pages/index.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { queryWords, stemsOf } from '../../search/index.ts';
import type { ArticleIndexes } from './article-indexes.ts';

/** Longest phrase, in words, that articles are held against. */
const MAX_WORDS = 8;
/** A beginning of fewer signs stands for too many words. */
const MIN_BEGINNING = 2;

export interface ArticleDeps {
  readonly indexes: ArticleIndexes;
  readonly media: Media;
  readonly pages: PagesStore;
}

export interface FoundArticles {
  readonly articles: ArticleSummary[];
  readonly total: number;
  /** When the first of those that are held back is found as well. */
  readonly appearsAt?: Date;
}

interface ArticlesQuery extends Paging {
  readonly siteId: number;
  readonly phrase: string;
}

/**
 * Published articles of a site that have every word of a phrase, wherever in them; endings of words do not count. What
 * has them in its title comes first, then the newest.
 */
export async function findArticles(deps: ArticleDeps, query: ArticlesQuery): Promise<FoundArticles> {
  const { siteId, phrase, ...paging } = query;
  const index = await deps.indexes.of(siteId);
  const { slugs, appearsAt } = index.find(stemsOf(phrase).slice(0, MAX_WORDS), Date.now());
  const { limit, offset } = rowsOf(paging);
  return {
    articles: await summariesOf(deps, siteId, slugs.slice(offset, offset + limit)),
    total: slugs.length,
    ...(appearsAt && { appearsAt }),
  };
}

/** Articles whose titles have what is typed, the last word perhaps unfinished. */
export async function suggestArticles(
  deps: ArticleDeps,
  { siteId, phrase, limit }: { readonly siteId: number; readonly phrase: string; readonly limit: number },
): Promise<ArticleSummary[]> {
  const last = queryWords(phrase).at(-1) ?? '';
  // A small word at the end stands for no beginning: what is before it is meant.
  const typed = stemsOf(last).length > 0 ? normalizeForSearch(last) : (stemsOf(phrase).at(-1) ?? '');
  const stems = stemsOf(phrase).slice(0, MAX_WORDS);
  if (typed.length < MIN_BEGINNING || stems.length === 0) return [];
  const index = await deps.indexes.of(siteId);
  return summariesOf(deps, siteId, index.suggest(stems, typed, Date.now()).slugs.slice(0, limit));
}

async function summariesOf({ pages, media }: ArticleDeps, siteId: number, slugs: readonly string[]) {
  const published = await pages.findManyPublished(siteId, slugs);
  const covers = new Map((await media.findFiles(published.flatMap(coverOf))).map((file) => [file.id, file]));
  const bySlug = new Map(
    published.map((article) => [article.slug, articleSummaryOf(article, covers.get(coverOf(article)[0] ?? 0))]),
  );
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
