import {
  type ArticleListingParams,
  brandAndCategoryOf,
  type CategorySummary,
  collectListings,
  collectRelations,
  fillPageFromContent,
  isListingOfProduct,
  type ListingPage,
  type ListingParams,
  type ListingQuery,
  listingKey,
  type MediaFile,
  type PageDocument,
  type ProductDetails,
  type ProductSummary,
  primaryLanguage,
  REVIEW_PAGE_SIZES,
  type Related,
  type Relations,
  resolveSnippets,
  snippetKeyOf,
} from '@witryna/module-schemas';
import { type Catalog, earliest, type FindCurrentPath, INGREDIENTS_TAG } from '../../../commerce/catalog/index.ts';
import type { Search } from '../../../search/index.ts';
import type { Media } from '../../media/index.ts';
import { parentSlugOf } from '../../parent-of.ts';
import type { Site } from '../../sites/index.ts';
import { urlPathOf } from '../../slug.ts';
import type { SummarisedPage } from '../article-summary.ts';
import type { PagesStore } from '../pages.store.ts';
import type { PublishedPage } from '../published-pages.ts';
import { articlesTag, tagPagesTag } from '../store/page-tags.ts';
import { askableIds, askableKeys } from './askable-keys.ts';
import { currentBrands } from './current-brands.ts';
import { filterSetsTag } from './filter-sets.ts';
import { createArticlesLoader } from './load-articles.ts';
import { createListingLoader } from './load-listing.ts';
import { loadSharedContents } from './load-shared-contents.ts';
import type { LoadedSnippets } from './load-snippets.ts';
import { categoryOfListing, withCurrentPath } from './moved-categories.ts';
import { categoryOfTrail, trailOf, trailTags } from './trail.ts';

/** The entity that a template page is about. */
export type Current =
  | { readonly kind: 'product'; readonly product: ProductDetails }
  | { readonly kind: 'category'; readonly category: CategorySummary };

export interface RelatedQuery {
  readonly site: Site;
  readonly document: PageDocument;
  /** The page itself; absent for a draft whose address nobody said. */
  readonly page?: Pick<SummarisedPage, 'id' | 'slug' | 'publishedAt'> & Partial<Pick<PublishedPage, 'parentSlug'>>;
  readonly current?: Current;
  readonly params: ListingParams & ArticleListingParams;
}

/** What a page refers to, and what has to be known to keep the answer. */
export interface LoadedRelated {
  readonly related: Related;
  /** Id of the page above this one. */
  readonly parent?: number;
  /** Whoever holds the answer drops it when one of these changes. */
  readonly tags: readonly string[];
  /** When prices change without any event. */
  readonly validUntil?: Date;
}

export interface RelatedSources {
  /** What pages show of reviews of products. */
  readonly reviewsOf: (skus: readonly string[], limit: number, language: string) => Promise<Related['reviews']>;
  readonly ratingsOf: (skus: readonly string[]) => Promise<NonNullable<Related['ratings']>>;
  readonly catalog: Catalog;
  readonly search: Search;
  readonly media: Media;
  readonly pages: PagesStore;
  /** Snippets of a site by their keys, with those that they place themselves. */
  readonly loadSnippets: (siteId: number, keys: readonly string[]) => Promise<LoadedSnippets>;
}

/** A page's loader of relations: a few queries, however many things the page refers to. */
export function createRelatedLoader({
  catalog,
  search,
  media,
  pages,
  reviewsOf,
  ratingsOf,
  loadSnippets,
}: RelatedSources) {
  const loadListing = createListingLoader({ catalog, search, pages });
  const loadArticles = createArticlesLoader(pages, media);

  return async function loadRelated(query: RelatedQuery): Promise<LoadedRelated> {
    const { site, document: stored, page, current, params } = query;
    const snippets = await loadSnippets(site.id, snippetKeys(stored));
    // What its snippets refer to is loaded with what the page itself refers to, and so is what shared content brings.
    const placed = resolveSnippets(stored, snippets.found);
    const named = askableRelations(placed);
    const contents = await loadSharedContents(pages, site.id, named);
    const document = fillPageFromContent(placed, contents.found);
    const keys = document === placed ? named : askableRelations(document);
    const queries = collectListings(document, currentKeyOf(current), params);
    const currentPath = await catalog.currentPaths([
      ...keys.category,
      ...queries.flatMap((query) => categoryOfListing(query) ?? []),
    ]);
    const currentQueries = queries.map((query) => withCurrentPath(query, currentPath));
    const listings = await Promise.all(currentQueries.map((query) => loadListing(site, query)));
    const skus = [...new Set([...keys.product, ...listings.flatMap((listing) => listing.skus)])];
    const fileIds = [...new Set([...askableIds(keys.file), ...specificationFiles(document, current)])];
    const rated = current?.kind === 'product' ? [...new Set([...skus, current.product.sku])] : skus;
    const reviewed = reviewedSkus(document, current);
    const brandCodes = [...keys.brand, ...currentBrands(document, current)];
    const above = current ? undefined : slugAbovePage(document, page);
    const trailCategory = categoryOfTrail(current);
    const [{ products, validUntil }, categories, brands, lines, files, articles, ancestors, reviews, ratings] =
      await Promise.all([
        catalog.summaries(skus, site),
        catalog.categories([...keys.category.map(currentPath), ...trailCategory], site.language),
        catalog.brands(brandCodes, site.language),
        catalog.lines(keys.line, site.language),
        media.findFiles(fileIds),
        loadArticles({ siteId: site.id, document, ...(page && { page }), slugs: slugsOf(keys), params }),
        above === undefined ? [] : pages.findAncestors(site.id, above),
        reviewsOf(reviewed, reviewsAtOnce(document), primaryLanguage(site.language)),
        ratingsOf(rated),
      ]);
    const until = earliest([
      validUntil,
      articles.appearsAt,
      snippets.appearsAt,
      contents.appearsAt,
      ...listings.map((listing) => listing.validUntil),
    ]);
    const related: Related = {
      products: byKey(products, ({ sku }) => sku),
      articles: articles.articles,
      authors: articles.authors,
      articleCategories: articles.articleCategories,
      articleTags: articles.articleTags,
      articleListings: articles.articleListings,
      files: byKey(files, ({ id }) => String(id)),
      snippets: snippets.found,
      ...(contents.slugs.length > 0 && { contents: contents.found }),
      brands: byKey(brands, ({ code }) => code),
      lines: byKey(lines, ({ code }) => code),
      categories: categoriesByPath(categories, keys.category, currentPath),
      reviews,
      ratings,
      listings: Object.fromEntries(queries.map((query, index) => [listingKey(query), pageOf(listings[index])])),
      trail: trailOf({ document, slug: page?.slug, current, ancestors, categories }),
    };
    const parent = ancestors.at(-1)?.id;
    return {
      related,
      ...(parent !== undefined && { parent }),
      tags: [
        // Also of what is not there yet: its coming changes the page.
        ...[...skus, ...reviewed].map((sku) => `product:${sku}`),
        ...keys.category.flatMap((path) => [path, currentPath(path)]).map((path) => `category:${path}`),
        ...brandCodes.map((code) => `brand:${code}`),
        ...keys.line.map((code) => `line:${code}`),
        ...[...queries, ...currentQueries].flatMap(tagsOfListing),
        ...(queries.some(({ filtering }) => filtering) ? [filterSetsTag(site.code)] : []),
        ...filesOf(related, fileIds).map((id) => `file:${id}`),
        ...[...products, ...(current?.kind === 'product' ? [current.product] : [])].flatMap(groupTagsOf),
        ...articles.asked.map((slug) => `path:${site.code}:${urlPathOf(slug)}`),
        ...(articles.hasListings ? [articlesTag(site.code)] : []),
        ...(articles.hasTags ? [tagPagesTag(site.code)] : []),
        ...trailTags(site.code, above, current, ancestors),
        ...[...snippets.keys, ...contents.slugs].map((slug) => `path:${site.code}:${urlPathOf(slug)}`),
        ...currentTagsOf(current),
      ],
      ...(until ? { validUntil: until } : {}),
    };
  };
}

export type RelatedLoader = ReturnType<typeof createRelatedLoader>;

/** The module that shows the specification of the page's product, whose pictures the page then refers to. */
const SPECIFICATION_DRIVER = 'product-specification';

function specificationFiles(document: PageDocument, current: Current | undefined): number[] {
  if (current?.kind !== 'product') return [];
  if (!Object.values(document.containers).some(({ driver }) => driver === SPECIFICATION_DRIVER)) return [];
  const { hero, steps = [], columns = [] } = current.product.specification ?? {};
  return [hero, ...steps, ...columns].flatMap((section) => section?.image ?? []);
}

/** Of what is published the page above is known, wherever that has moved since; of a draft, what it names. */
function slugAbovePage(document: PageDocument, page: RelatedQuery['page']): string | undefined {
  return page?.parentSlug === undefined ? parentSlugOf(document, page?.slug ?? '') : (page.parentSlug ?? undefined);
}
const snippetKeys = (document: PageDocument): string[] =>
  askableKeys(Object.values(document.containers).flatMap((placed) => snippetKeyOf(placed) ?? []));

/** The module that shows reviews, of the products it names or of the page's own. */
const REVIEWS_DRIVER = 'product-reviews';

function reviewedSkus(document: PageDocument, current: Current | undefined): string[] {
  const showing = Object.entries(document.containers).filter(([, { driver }]) => driver === REVIEWS_DRIVER);
  if (showing.length === 0) return [];
  const { product } = askableRelations({ ...document, containers: Object.fromEntries(showing) });
  return [...new Set([...product, ...(current?.kind === 'product' ? [current.product.sku] : [])])];
}

/** As many as the module shows that shows most at once; more are asked for. */
function reviewsAtOnce({ containers }: PageDocument): number {
  const [least] = REVIEW_PAGE_SIZES;
  const wanted = Object.values(containers).flatMap(({ driver, settings }) =>
    driver === REVIEWS_DRIVER ? (REVIEW_PAGE_SIZES.find((size) => size === settings.pageSize) ?? least) : [],
  );
  return Math.max(least, ...wanted);
}

const slugsOf = (keys: Relations) => [
  ...keys.article,
  ...keys.author,
  ...keys['article-category'],
  ...keys['article-filter'],
];

function askableRelations(document: PageDocument): Relations {
  const found = Object.entries(collectRelations(document)).map(([kind, keys]) => [kind, askableKeys(keys)] as const);
  return Object.fromEntries(found) as unknown as Relations;
}

const byKey = <T>(items: readonly T[], keyOf: (item: T) => string): Record<string, T> =>
  Object.fromEntries(items.map((item) => [keyOf(item), item]));

/** By the paths that they have, and by those that the page names, which they may have had before they were moved. */
function categoriesByPath(
  categories: readonly CategorySummary[],
  named: readonly string[],
  currentPath: FindCurrentPath,
): Record<string, CategorySummary> {
  const byPath = byKey(categories, ({ path }) => path);
  const found = named.flatMap((path) => {
    const category = byPath[currentPath(path)];
    return category ? [[path, category] as const] : [];
  });
  return { ...byPath, ...Object.fromEntries(found) };
}

const currentKeyOf = (current: Current | undefined) => {
  if (current?.kind === 'product') return { product: current.product.sku };
  return current ? { category: current.category.path } : {};
};

/** The list without what only this server needs to know. */
function pageOf(listing: ListingPage | undefined): ListingPage {
  const { skus = [], total = 0, page = 1, pageSize = 0, sort = 'position' } = listing ?? {};
  const { pageSizes, filters, facets } = listing ?? {};
  return {
    skus,
    total,
    page,
    pageSize,
    sort,
    ...(pageSizes && { pageSizes }),
    ...(filters && { filters }),
    ...(facets && { facets }),
  };
}

/** Lists chosen by hand belong to their product. */
function tagsOfListing({ kind, key }: ListingQuery): string[] {
  if (isListingOfProduct(kind)) return [`product:${key}`];
  if (kind !== 'brandAndCategory') return [`${kind}:${key}`];
  const { brand, category } = brandAndCategoryOf(key);
  return [`brand:${brand}`, `category:${category}`];
}

/** A card carries the names of its line and brand. */
function groupTagsOf({ line, brand }: ProductSummary): string[] {
  return [...(line ? [`line:${line.code}`] : []), ...(brand ? [`brand:${brand.code}`] : [])];
}

function filesOf(related: Related, asked: readonly number[]): number[] {
  const shown: (MediaFile | undefined)[] = [
    ...Object.values(related.products).flatMap(picturesOf),
    ...Object.values(related.categories).map(({ image }) => image),
    ...Object.values(related.articles).map(({ cover }) => cover),
    ...Object.values(related.brands).map(({ logo }) => logo),
    ...Object.values(related.authors).map(({ avatar }) => avatar),
  ];
  return [...asked, ...shown.flatMap((file) => (file ? [file.id] : []))];
}

function picturesOf({ images, variants }: ProductSummary): MediaFile[] {
  return [...images, ...variants.flatMap((variant) => variant.images ?? [])];
}

function filesOfProduct(product: ProductDetails): MediaFile[] {
  const { documents = [] } = product.safety ?? {};
  const plates = (product.ingredients ?? []).flatMap(({ image }) => image ?? []);
  return [...picturesOf(product), ...documents.map(({ file }) => file), ...plates];
}

function currentTagsOf(current: Current | undefined): string[] {
  if (!current) return [];
  const images = current.kind === 'product' ? filesOfProduct(current.product) : [current.category.image];
  const files = images.flatMap((file) => (file ? [`file:${file.id}`] : []));
  return current.kind === 'product'
    ? [`product:${current.product.sku}`, INGREDIENTS_TAG, ...files]
    : [`category:${current.category.path}`, ...files];
}
