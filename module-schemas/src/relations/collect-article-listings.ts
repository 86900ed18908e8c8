import type { PageDocument } from '../page/page.ts';
import {
  type ArticleListingParams,
  type ArticleListingQuery,
  articleListingKey,
  articleListingOf,
  type CurrentArticleKeys,
  DEFAULT_ARTICLE_SET,
  DEFAULT_TEASER_SET,
} from '../wire/article-listing.ts';

/** The set that a module shows where nobody chose one: stored settings have no defaults filled in. */
const DEFAULT_SETS: Readonly<Record<string, number>> = {
  'articles-list': DEFAULT_ARTICLE_SET,
  'articles-teaser': DEFAULT_TEASER_SET,
};

/** How many articles the modules show that show no set. */
const OWN_PAGE_SIZES: Readonly<Record<string, number>> = { 'articles-teaser-box': 1 };

/** The list of articles that a placed module asks for; undefined where it asks for none. */
export function articleListingOfModule(
  driver: string,
  settings: Readonly<Record<string, unknown>>,
  current: CurrentArticleKeys,
  params: ArticleListingParams,
): ArticleListingQuery | undefined {
  const pageSize = OWN_PAGE_SIZES[driver];
  if (pageSize === undefined && DEFAULT_SETS[driver] === undefined) return undefined;
  const { count = DEFAULT_SETS[driver] } = settings;
  const query = articleListingOf({ ...settings, count }, current, params);
  return query && pageSize !== undefined ? { ...query, pageSize } : query;
}

/** The lists of articles that the page's modules ask for, each once. */
export function collectArticleListings(
  page: Pick<PageDocument, 'containers'>,
  current: CurrentArticleKeys,
  params: ArticleListingParams,
): ArticleListingQuery[] {
  const queries = new Map<string, ArticleListingQuery>();
  for (const { driver, settings } of Object.values(page.containers)) {
    const query = articleListingOfModule(driver, settings, current, params);
    if (query) queries.set(articleListingKey(query), query);
  }
  return [...queries.values()];
}

/** True where a list of the page has pages, so that the address says which. */
export function hasPagedArticles({ containers }: Pick<PageDocument, 'containers'>): boolean {
  return Object.values(containers).some(
    ({ driver, settings }) => driver === 'articles-list' && settings.pagination === true,
  );
}
