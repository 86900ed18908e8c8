import {
  type ArticleSummary,
  type CategorySummary,
  EMPTY_RELATED,
  type ProductSummary,
  type Related,
} from '@witryna/module-schemas';
import { earliest, translateFacets } from '../commerce/catalog/index.ts';
import type { Site } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { type ArticleDeps, findArticles } from './articles/find-articles.ts';
import { helpWithNothing } from './help-with-nothing.ts';
import { RELATED_PARTS, type Scope, type SearchQuery } from './results.schema.ts';
import { type ProductFilter, toProductFilterList } from './to-product-filter-list.ts';
import { hasFilters, toProductQuery } from './to-product-query.ts';

/** Categories beside products: those that the phrase may mean. */
const MOST_CATEGORIES = 8;

/** What was found of one kind; the entities themselves lie in `meta.related`, by these keys. */
export interface ResultGroup {
  readonly group: Scope;
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly list: readonly { readonly key: string; readonly title: string; readonly urlPath: string }[];
}

export interface SearchAnswer {
  readonly data: {
    readonly phrase: string;
    /** A path of the site to which staff lead whoever searches for the phrase. */
    readonly redirect?: string;
    readonly correctedPhrase?: string;
    /** What else was looked for. */
    readonly synonyms?: readonly string[];
    readonly results: readonly ResultGroup[];
    /** Where nothing was found, nor would be without filters; entities by their keys. */
    readonly help?: {
      readonly phrases: readonly string[];
      readonly bestsellers: readonly string[];
      readonly categories: readonly string[];
    };
  };
  readonly meta: {
    /** All of it, or the parts that were asked for. */
    readonly related: Partial<SearchRelated>;
    readonly validUntil?: string;
  };
}

type SearchRelated = Related & { readonly productFilters: readonly ProductFilter[] };

/** Everything that a phrase finds on a site, or one group of it. */
export async function findResults(
  app: App,
  articleDeps: ArticleDeps,
  site: Site,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const { q, scope, page } = query;
  const wants = (group: Scope) => scope === undefined || scope === group;
  const [found, categories, articles] = await Promise.all([
    wants('products') ? findProducts(app, site, query) : undefined,
    wants('categories') ? findCategories(app, site, q) : undefined,
    wants('articles')
      ? findArticles(articleDeps, { siteId: site.id, phrase: q, page, pageSize: query['per-page'] })
      : undefined,
  ]);
  const isEmpty = !found?.total && !categories?.length && !articles?.total;
  const help = isEmpty && !found?.isNarrowed ? await helpWithNothing(app, site, q) : undefined;
  const validUntil = earliest([found?.validUntil, articles?.appearsAt]);
  const part = { page, pageSize: query['per-page'] };
  const isWhole = page === 1 && scope === undefined && !query.exact && !hasFilters(query);
  if (isWhole) {
    const results = (found?.total ?? 0) + (categories?.length ?? 0) + (articles?.total ?? 0);
    app.searchedPhrases.record({ siteId: site.id, phrase: q, results });
  }
  const redirect = isWhole ? await app.searchedPhrases.findRedirect(site.id, q) : undefined;
  return {
    data: {
      phrase: q,
      ...(redirect !== undefined && { redirect }),
      ...(found?.correctedPhrase && { correctedPhrase: found.correctedPhrase }),
      ...(found?.synonyms && { synonyms: found.synonyms }),
      results: [
        ...(found
          ? [{ group: 'products' as const, total: found.total, ...part, list: found.products.map(ofProduct) }]
          : []),
        ...(categories ? [groupOfCategories(categories)] : []),
        ...(articles
          ? [{ group: 'articles' as const, total: articles.total, ...part, list: articles.articles.map(ofArticle) }]
          : []),
      ],
      ...(help && {
        help: {
          phrases: help.phrases,
          bestsellers: help.bestsellers.map(({ sku }) => sku),
          categories: help.categories.map(({ path }) => path),
        },
      }),
    },
    meta: {
      related: partsOf(query.related, {
        ...EMPTY_RELATED,
        products: byKey([...(found?.products ?? []), ...(help?.bestsellers ?? [])], ({ sku }) => sku),
        categories: byKey([...(categories ?? []), ...(help?.categories ?? [])], ({ path }) => path),
        articles: byKey(articles?.articles ?? [], ({ urlPath }) => urlPath.slice(1)),
        productFilters: found?.filters ?? [],
      }),
      ...(validUntil && { validUntil: validUntil.toISOString() }),
    },
  };
}

function partsOf(asked: string | undefined, all: SearchRelated): Partial<SearchRelated> {
  if (asked === undefined) return all;
  const names = asked.split(',');
  return Object.fromEntries(RELATED_PARTS.filter((part) => names.includes(part)).map((part) => [part, all[part]]));
}

async function findProducts(app: App, site: Site, query: SearchQuery) {
  const asked = toProductQuery(query, site);
  const { skus, total, facets, correctedPhrase, synonyms, validUntil } = await app.productSearch.listProducts(asked);
  const { products } = await app.catalog.summaries(skus, site);
  return {
    products,
    total,
    correctedPhrase,
    synonyms,
    validUntil,
    isNarrowed: hasFilters(query),
    filters: facets
      ? toProductFilterList(await translateFacets(app.catalog, facets, site.language), site, asked.filters)
      : [],
  };
}

async function findCategories(app: App, { language }: Site, phrase: string): Promise<CategorySummary[]> {
  const { categories } = await app.productSearch.suggest(phrase, {
    products: 0,
    categories: MOST_CATEGORIES,
    phrases: 0,
  });
  return app.catalog.categories(
    categories.map(({ path }) => path),
    language,
  );
}

function groupOfCategories(categories: readonly CategorySummary[]): ResultGroup {
  const list = categories.map(({ path, name, urlPath }) => ({ key: path, title: name, urlPath }));
  return { group: 'categories', total: list.length, page: 1, pageSize: MOST_CATEGORIES, list };
}

const ofProduct = ({ sku, name, urlPath }: ProductSummary) => ({ key: sku, title: name, urlPath });
const ofArticle = ({ urlPath, title }: ArticleSummary) => ({ key: urlPath.slice(1), title, urlPath });

function byKey<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, T> {
  return Object.fromEntries(items.map((item) => [keyOf(item), item]));
}
