import type { MediaFile } from '@witryna/module-schemas';
import type { Media } from '../media/index.ts';
import { visibleFromOf } from '../visible-from.ts';
import { articleCategorySummaryOf, articleSummaryOf, authorSummaryOf, coverOf } from './article-summary.ts';
import { isToBeFound } from './indexable.ts';
import type { PagesStore } from './pages.store.ts';
import type { PublishedPage } from './published-pages.ts';

/** A published article as those tell it who carry news of articles elsewhere. */
export interface RecentArticle {
  readonly id: number;
  readonly title: string;
  /** Within the site. */
  readonly urlPath: string;
  readonly lead?: string;
  readonly cover?: MediaFile;
  readonly author?: string;
  /** Names of its categories, the main one first, then its tags. */
  readonly terms: readonly string[];
  /** The moment from which readers see it. */
  readonly publishedAt: Date;
  /** When its newest revision was published; not before `publishedAt`. */
  readonly changedAt: Date;
}

/** Finds the newest articles of a site that readers see and search engines may: three rounds of queries. */
export function createRecentArticles(pages: PagesStore, media: Media) {
  return async function findRecentArticles(siteId: number, limit: number): Promise<RecentArticle[]> {
    const query = { kind: 'newest', key: '', pageSize: limit, page: 1, chosen: {} } as const;
    const { slugs } = await pages.findListing({ siteId, query, offered: [] });
    const found = new Map((await pages.findManyPublished(siteId, slugs)).map((page) => [page.slug, page]));
    const articles = slugs.flatMap((slug) => found.get(slug) ?? []).filter(({ document }) => isToBeFound(document));
    const bylines = articles.map((article) => articleSummaryOf(article, undefined));
    const [people, files] = await Promise.all([
      pages.findManyPublished(siteId, [
        ...new Set(bylines.flatMap(({ author, categories = [] }) => (author ? [author, ...categories] : categories))),
      ]),
      media.findFiles(articles.flatMap(coverOf)),
    ]);
    const names = new Map(people.flatMap((page) => namesOf(page)));
    const covers = new Map(files.map((file) => [file.id, file]));
    return articles.map((article) => {
      const cover = covers.get(coverOf(article)[0] ?? 0);
      const { id, title, urlPath, lead, author, categories = [], tags = [] } = articleSummaryOf(article, cover);
      const name = author === undefined ? undefined : names.get(`author ${author}`);
      const publishedAt = visibleFromOf(article.document) ?? article.publishedAt;
      return {
        id,
        title,
        urlPath,
        ...(lead !== undefined && { lead }),
        ...(cover && { cover }),
        ...(name !== undefined && { author: name }),
        terms: [...new Set([...categories.flatMap((slug) => names.get(`article-category ${slug}`) ?? []), ...tags])],
        publishedAt,
        changedAt: new Date(Math.max(article.publishedAt.getTime(), publishedAt.getTime())),
      };
    });
  };
}

/** The name of an author or category, by type: an address that is something else by now is neither. */
function namesOf(page: PublishedPage): [string, string][] {
  const { type } = page.document;
  if (type === 'author') return [[`author ${page.slug}`, authorSummaryOf(page, undefined).name]];
  return type === 'article-category' ? [[`${type} ${page.slug}`, articleCategorySummaryOf(page).name]] : [];
}
