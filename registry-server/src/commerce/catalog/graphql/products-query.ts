import { searchSettingsOf } from '../../../content/sites/index.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { type Page, pageInfoOf, pageOf } from '../../../graphql/paging.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { ProductsResolvers } from '../../../graphql/resolver-types.gen.ts';
import type {
  CategoryTreeProductsArgs,
  ProductsAggregationsArgs,
  QueryProductsArgs,
  QuerySearchTermArgs,
} from '../../../graphql/types.gen.ts';
import { translationLanguages } from '../../../text/translation-languages.ts';
import type { Facets, ProductFilters, ProductList, ProductQuery } from '../product-query.ts';
import { translateFacets } from '../translations/translate-facets.ts';
import { toAggregations, toLayerFilters } from './aggregations.ts';
import { labelFor } from './attribute-labels.ts';
import type { FoundProducts } from './catalog.mappers.ts';
import { type CatalogCategory, isRoot } from './catalog-category.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { toProductFilters, toProductSort } from './product-filters.ts';
import { productById } from './product-loading.ts';

/** Signs of a phrase; what is longer names no product. */
const MAX_PHRASE = 200;
const SORT_OPTIONS = ['position', 'relevance', 'name', 'price', 'created_at'] as const;

/** `products`: what a phrase and filters find. */
export async function resolveProducts(_parent: unknown, args: QueryProductsArgs, context: GraphqlContext) {
  const phrase = args.search?.trim().slice(0, MAX_PHRASE);
  // Beside a filter an empty phrase finds everything that the filter lets through; alone it is one that is too short.
  if (phrase === undefined && !args.filter) {
    throw new InputRefused("'search' or 'filter' input argument is required.", 'search-or-filter-required');
  }
  const page = pageOf(args);
  const sort = toProductSort(args.sort);
  const found = await find(
    {
      ...((phrase || !args.filter) && { phrase: phrase ?? '' }),
      filters: toProductFilters(args.filter),
      ...(sort && { sort }),
    },
    page,
    context,
  );
  const { total_pages } = pageInfoOf(page, found.list.total);
  if (found.list.total > 0 && page.currentPage > total_pages) {
    throw new InputRefused(
      `currentPage value ${page.currentPage} specified is greater than the ${total_pages} page(s) available.`,
      'page-invalid',
    );
  }
  return found;
}

/** `searchTerm`: the phrase itself; none leads elsewhere, and how often it was looked for is not told. */
export function resolveSearchTerm(_parent: unknown, { Search: phrase }: QuerySearchTermArgs) {
  return phrase ? { query_text: phrase.slice(0, MAX_PHRASE), redirect: null, popularity: null } : null;
}

/** The products of a category and of those below it. */
export async function listOfCategory(
  category: CatalogCategory,
  args: CategoryTreeProductsArgs,
  context: GraphqlContext,
) {
  const page = pageOf(args);
  const sort = toProductSort(args.sort);
  const filters = isRoot(category) ? {} : { categoryIds: [category.id] };
  const { list } = await find({ filters, ...(sort && { sort }) }, page, context);
  return {
    items: await productsOf(list, context),
    total_count: list.total,
    page_info: pageInfoOf(page, list.total),
  };
}

async function find(
  query: Omit<ProductQuery, 'currency' | 'language' | 'page' | 'pageSize'>,
  page: Page,
  { app, currency, site }: GraphqlContext,
): Promise<FoundProducts> {
  const filters = await withOwnUrlKeys(query.filters, { app, site });
  const whole = {
    ...query,
    ...(filters && { filters }),
    currency,
    language: site.language,
    page: page.currentPage,
    pageSize: page.pageSize,
  };
  if (isTooShort(whole, site)) return { query: whole, page, list: NOTHING };
  return { query: whole, page, list: await app.productSearch.listProducts(whole) };
}

/** The index knows the addresses of the catalogue's own language only: those of the site's become skus. */
async function withOwnUrlKeys(
  filters: ProductFilters | undefined,
  { app, site }: Pick<GraphqlContext, 'app' | 'site'>,
): Promise<ProductFilters | undefined> {
  const { urlKeys, skus, ...others } = filters ?? {};
  if (!urlKeys || skus || translationLanguages(site.language).length === 0) return filters;
  const found = await Promise.all(urlKeys.map((urlKey) => app.catalog.findByUrlKey(urlKey, site.language)));
  return { ...others, skus: found.flatMap((sku) => sku ?? []) };
}

const NOTHING: ProductList = { ids: [], skus: [], total: 0 };

/** A phrase that is too short to be looked for finds nothing; no phrase at all is none. */
function isTooShort({ phrase }: Pick<ProductQuery, 'phrase'>, site: GraphqlContext['site']): boolean {
  return phrase !== undefined && phrase.length < searchSettingsOf(site).minLength;
}

async function productsOf(list: ProductList, context: GraphqlContext): Promise<CatalogProduct[]> {
  const products = await Promise.all(list.ids.map((id) => productById(context, id)));
  // One may have been removed since the index was told.
  return products.flatMap((product) => product ?? []);
}

/** Counting costs more than listing: it is done where it is asked for. */
async function facetsOf({ query }: FoundProducts, { app, site }: GraphqlContext): Promise<Facets | undefined> {
  if (isTooShort(query, site)) return undefined;
  // Not the first page: that one counts as a search of its own.
  return (await app.productSearch.listProducts({ ...query, page: 2, pageSize: 1, withFacets: true })).facets;
}

async function aggregationsOf(found: FoundProducts, { filter }: ProductsAggregationsArgs, context: GraphqlContext) {
  const facets = await facetsOf(found, context);
  if (!facets) return [];
  const { categoryIds: ids = [], options } = found.query.filters ?? {};
  const directChildrenOf = { ids, paths: options?.category ?? [] };
  const { app, site } = context;
  return toAggregations({
    facets: await translateFacets(app.catalog, facets, site.language),
    site,
    ...(filter?.category?.includeDirectChildrenOnly && { directChildrenOf }),
  });
}

/** What could be searched for instead. */
async function suggestionsOf({ query, list }: FoundProducts, _args: unknown, { app, site }: GraphqlContext) {
  const { phrase } = query;
  if (!phrase || isTooShort(query, site)) return [];
  const { phrases } = await app.productSearch.suggest(phrase);
  const corrected = list.correctedPhrase ? [list.correctedPhrase] : [];
  return [...new Set([...corrected, ...phrases])].filter((each) => each !== phrase).map((search) => ({ search }));
}

/** Fields of Products. */
export const productsFields: ProductsResolvers = {
  items: ({ list }: FoundProducts, _args, context) => productsOf(list, context),
  total_count: ({ list }: FoundProducts) => list.total,
  page_info: ({ page, list }: FoundProducts) => pageInfoOf(page, list.total),
  aggregations: aggregationsOf,
  filters: async (found: FoundProducts, _args, context) => toLayerFilters(await aggregationsOf(found, {}, context)),
  suggestions: suggestionsOf,
  sort_fields: ({ query }: FoundProducts, _args, { site }) => ({
    default: query.phrase ? 'relevance' : 'position',
    options: SORT_OPTIONS.map((value) => ({ value, label: labelFor(site, value) })),
  }),
};
