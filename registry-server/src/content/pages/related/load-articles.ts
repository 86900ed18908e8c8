import {
  ARTICLE_FILTERS,
  type ArticleFilter,
  type ArticleListingPage,
  type ArticleListingParams,
  type ArticleListingQuery,
  articleListingKey,
  collectArticleListings,
  currentArticleKeys,
  isPageType,
  type MediaFile,
  type PageDocument,
  type Related,
} from '@witryna/module-schemas';
import { earliest } from '../../../commerce/catalog/index.ts';
import { articleTermsOf, codeOfTag } from '../../article-terms.ts';
import type { Media } from '../../media/index.ts';
import { slugOf, urlPathOf } from '../../slug.ts';
import type { FoundListing } from '../article-listings.ts';
import {
  articleCategorySummaryOf,
  articleSummaryOf,
  authorSummaryOf,
  avatarOf,
  coverOf,
  pageNamedBy,
  type SummarisedPage,
} from '../article-summary.ts';
import type { PagesStore } from '../pages.store.ts';
import type { PublishedPage } from '../published-pages.ts';
import { askableKeys } from './askable-keys.ts';

/** What a page needs of articles, with the page itself. */
export interface ArticlesQuery {
  readonly siteId: number;
  readonly document: PageDocument;
  /** Of the page itself; absent for a draft whose address nobody said. */
  readonly page?: Pick<SummarisedPage, 'id' | 'slug' | 'publishedAt'>;
  /** Slugs of articles, authors, article categories and article filters that the page refers to. */
  readonly slugs: readonly string[];
  readonly params: ArticleListingParams;
}

export interface LoadedArticles
  extends Pick<Related, 'articles' | 'authors' | 'articleCategories' | 'articleTags' | 'articleListings'> {
  /** Slugs of all content that was looked up, also of what is not there. */
  readonly asked: readonly string[];
  readonly hasListings: boolean;
  /** Whether pages about tags were looked for, also where there are none. */
  readonly hasTags: boolean;
  readonly appearsAt?: Date;
}

interface AnsweredListing {
  readonly query: ArticleListingQuery;
  readonly found: FoundListing;
  readonly slugs: readonly string[];
}

/** Loads articles, who wrote them and what they are sorted into: four rounds of queries, whatever a page refers to. */
export function createArticlesLoader(pages: PagesStore, media: Media) {
  return async function loadArticles(asked: ArticlesQuery): Promise<LoadedArticles> {
    const { siteId, document, page, params } = asked;
    const known = new Map<string, PublishedPage | undefined>();
    const moments: (Date | undefined)[] = [];
    async function learn(slugs: readonly string[]): Promise<void> {
      const unknown = [...new Set(askableKeys(slugs).map(slugOf))].filter((slug) => !known.has(slug));
      const { shown, appearsAt } = await pages.lookUpMany(siteId, unknown);
      for (const slug of unknown) known.set(slug, undefined);
      for (const found of shown) known.set(found.slug, found);
      moments.push(appearsAt);
    }

    const own: SummarisedPage | undefined = page && { ...page, document };
    const current = currentArticleKeys(document, page?.slug ?? '');
    const queries = collectArticleListings(document, current, params);
    await learn([...asked.slugs, ...queries.flatMap(({ filter = [] }) => filter)]);
    const listings = await Promise.all(queries.map((query) => answer(query, document)));
    await learn(listings.flatMap(({ slugs }) => slugs));
    const articles = [...known.values()].flatMap((each) => (each && isArticle(each) ? [each] : []));
    const summarised = own && document.type === 'article' ? [...articles, own] : articles;
    const bylines = summarised.map((article) => articleSummaryOf(article, undefined));
    await learn([
      ...bylines.flatMap(({ author, categories = [] }) => (author ? [author, ...categories] : categories)),
      ...listings.flatMap(({ found }) => found.counted.flatMap(valuesOfContent)),
    ]);
    const authors = ofType('author');
    const categories = ofType('article-category');
    const tags = own && document.type === 'article' ? (articleSummaryOf(own, undefined).tags ?? []) : [];
    const [tagPages] = await Promise.all([
      pages.findTagPages(siteId, [...new Set(tags.map(codeOfTag))]),
      learn([...authors, ...categories].flatMap(pageNamedBy)),
    ]);
    const files = byId(await media.findFiles([...summarised.flatMap(coverOf), ...authors.flatMap(avatarOf)]));
    const names = new Map([
      ...authors.map((author) => [author.slug, authorSummaryOf(author, undefined).name] as const),
      ...categories.map((category) => [category.slug, articleCategorySummaryOf(category).name] as const),
    ]);
    const appearsAt = earliest([...moments, ...listings.map(({ found }) => found.appearsAt)]);
    return {
      articles: Object.fromEntries(
        summarised.map((article) => [article.slug, articleSummaryOf(article, files.get(coverOf(article)[0] ?? 0))]),
      ),
      authors: Object.fromEntries(
        authors.map((author) => [
          author.slug,
          withShownPage(authorSummaryOf(author, files.get(avatarOf(author)[0] ?? 0)), known),
        ]),
      ),
      articleCategories: Object.fromEntries(
        categories.map((category) => [category.slug, withShownPage(articleCategorySummaryOf(category), known)]),
      ),
      articleTags: Object.fromEntries(
        tags.flatMap((name) => {
          const slug = tagPages.get(codeOfTag(name));
          return slug === undefined ? [] : [[name, { name, urlPath: urlPathOf(slug) }]];
        }),
      ),
      articleListings: Object.fromEntries(
        listings.map((listing) => [articleListingKey(listing.query), pageOfListing(listing, names)]),
      ),
      asked: [...known.keys()],
      hasListings: queries.length > 0,
      hasTags: tags.length > 0,
      ...(appearsAt && { appearsAt }),
    };

    /** The page itself stands in for what is published of it. */
    function ofType(type: 'author' | 'article-category'): SummarisedPage[] {
      const found = [...known.values()].filter((each) => each?.document.type === type && each.slug !== own?.slug);
      return [...found.flatMap((each) => each ?? []), ...(own && document.type === type ? [own] : [])];
    }

    async function answer(query: ArticleListingQuery, { contentProperties }: PageDocument): Promise<AnsweredListing> {
      const filter = query.filter === undefined ? undefined : known.get(slugOf(query.filter));
      const terms = query.kind === 'related' ? articleTermsOf(document) : [];
      const found = await pages.findListing({ siteId, query, offered: offeredBy(filter), terms });
      const byHand = query.kind === 'related' ? shownOf(contentProperties.relatedArticles) : [];
      return { query, found, slugs: [...new Set([...byHand, ...found.slugs])].slice(0, query.pageSize) };
    }

    /** Of articles that were chosen by hand those that readers see. */
    function shownOf(slugs: unknown): string[] {
      const named = Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string').map(slugOf) : [];
      return named.filter((slug) => known.get(slug)?.document.type === 'article' && slug !== own?.slug);
    }
  };
}

/** A link to content that is no page would lead to nothing. */
const isArticle = ({ document }: PublishedPage) => isPageType(document.type);

/** Without the link to a page that readers do not see. */
function withShownPage<S extends { readonly urlPath?: string }>(
  summary: S,
  known: ReadonlyMap<string, PublishedPage | undefined>,
): S {
  const { urlPath, ...rest } = summary;
  const page = urlPath === undefined ? undefined : known.get(slugOf(urlPath));
  return page && isPageType(page.document.type) ? summary : (rest as S);
}

const byId = (files: readonly MediaFile[]) => new Map(files.map((file) => [file.id, file]));

/** The filters that content of that type offers, in its order. */
function offeredBy(filter: PublishedPage | undefined): ArticleFilter[] {
  const named = filter?.document.type === 'article-filter' ? filter.document.contentProperties.filters : undefined;
  if (!Array.isArray(named)) return [];
  return [...new Set(named.flatMap((name) => ARTICLE_FILTERS.find((known) => known === name) ?? []))];
}

type Counted = FoundListing['counted'][number];

const valuesOfContent = ({ filter, values }: Counted) => (filter === 'tag' ? [] : values.map(({ value }) => value));

function pageOfListing(
  { query, found, slugs }: AnsweredListing,
  names: ReadonlyMap<string, string>,
): ArticleListingPage {
  const facets = found.counted.map(({ filter, values }) => ({
    filter,
    values: values.flatMap(({ code, value, count }) => {
      const label = filter === 'tag' ? value : names.get(value);
      return label === undefined ? [] : [{ code, label, count }];
    }),
  }));
  return {
    slugs,
    total: found.total,
    page: query.page,
    pageSize: query.pageSize,
    ...(facets.length > 0 && { facets }),
    chosen: query.chosen,
  };
}
