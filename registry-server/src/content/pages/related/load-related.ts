import {
  type ArticleSummary,
  type CategorySummary,
  collectListings,
  collectRelations,
  isPageType,
  type ListingPage,
  type ListingParams,
  type ListingQuery,
  listingKey,
  type MediaFile,
  type PageDocument,
  type ProductDetails,
  type ProductSummary,
  type Related,
  type Relations,
} from '@witryna/module-schemas';
import { type Catalog, earliest } from '../../../commerce/catalog/index.ts';
import type { Media } from '../../media/index.ts';
import type { Site } from '../../sites/index.ts';
import { slugOf, urlPathOf } from '../../slug.ts';
import type { PagesStore } from '../pages.store.ts';
import { publicationDateOf } from '../publication-date.ts';
import type { PublishedPage } from '../published-pages.ts';
import { askableIds, askableKeys } from './askable-keys.ts';

/** The entity that a template page is about. */
export type Current =
  | { readonly kind: 'product'; readonly product: ProductDetails }
  | { readonly kind: 'category'; readonly category: CategorySummary };

export interface RelatedQuery {
  readonly site: Site;
  readonly document: PageDocument;
  readonly current?: Current;
  readonly params: ListingParams;
}

/** What a page refers to, and what has to be known to keep the answer. */
export interface LoadedRelated {
  readonly related: Related;
  /** Whoever holds the answer drops it when one of these changes. */
  readonly tags: readonly string[];
  /** When prices change without any event. */
  readonly validUntil?: Date;
}

export interface RelatedSources {
  /** What pages show of reviews of products. */
  readonly reviewsOf: (skus: readonly string[]) => Promise<Related['reviews']>;
  readonly catalog: Catalog;
  readonly media: Media;
  readonly pages: PagesStore;
}

/** A page's loader of relations: a few queries, however many things the page refers to. */
export function createRelatedLoader({ catalog, media, pages, reviewsOf }: RelatedSources) {
  async function loadArticles(siteId: number, slugs: readonly string[]) {
    const { shown, appearsAt } = await pages.lookUpMany(siteId, slugs.map(slugOf));
    // A link to content that is no page would lead to nothing.
    const found = shown.filter(({ document }) => isPageType(document.type));
    const covers = await media.findFiles(found.flatMap(coverOf));
    const articles = found.map((article) => ({ article, cover: covers.find(({ id }) => id === coverOf(article)[0]) }));
    return { articles, appearsAt };
  }

  return async function loadRelated({ site, document, current, params }: RelatedQuery): Promise<LoadedRelated> {
    const keys = askableRelations(document);
    const queries = collectListings(document, currentKeyOf(current), params);
    const listings = await Promise.all(queries.map((query) => catalog.listing(query, site.currency)));
    const skus = [...new Set([...keys.product, ...listings.flatMap((listing) => listing.skus)])];
    const fileIds = askableIds(keys.file);
    const reviewed = reviewedSkus(document, current);
    const [{ products, validUntil }, categories, brands, lines, files, { articles, appearsAt }, reviews] =
      await Promise.all([
        catalog.summaries(skus, site.currency),
        catalog.categories(keys.category),
        catalog.brands(keys.brand),
        catalog.lines(keys.line),
        media.findFiles(fileIds),
        loadArticles(site.id, keys.article),
        reviewsOf(reviewed),
      ]);
    const until = earliest([validUntil, appearsAt, ...listings.map((listing) => listing.validUntil)]);
    const related: Related = {
      products: byKey(products, ({ sku }) => sku),
      articles: Object.fromEntries(
        articles.map(({ article, cover }) => [article.slug, articleSummaryOf(article, cover)]),
      ),
      files: byKey(files, ({ id }) => String(id)),
      snippets: {},
      brands: byKey(brands, ({ code }) => code),
      lines: byKey(lines, ({ code }) => code),
      categories: byKey(categories, ({ path }) => path),
      reviews,
      listings: Object.fromEntries(queries.map((query, index) => [listingKey(query), pageOf(listings[index])])),
    };
    return {
      related,
      tags: [
        // Also of what is not there yet: its coming changes the page.
        ...[...skus, ...reviewed].map((sku) => `product:${sku}`),
        ...keys.category.map((path) => `category:${path}`),
        ...keys.brand.map((code) => `brand:${code}`),
        ...keys.line.map((code) => `line:${code}`),
        ...queries.map(tagOfListing),
        ...filesOf(related, fileIds).map((id) => `file:${id}`),
        ...[...products, ...(current?.kind === 'product' ? [current.product] : [])].flatMap(groupTagsOf),
        ...keys.article.map((slug) => `path:${site.code}:${urlPathOf(slugOf(slug))}`),
        ...currentTagsOf(current),
      ],
      ...(until ? { validUntil: until } : {}),
    };
  };
}

export type RelatedLoader = ReturnType<typeof createRelatedLoader>;

/** The module that shows reviews, of the products it names or of the page's own. */
const REVIEWS_DRIVER = 'product-reviews';

function reviewedSkus(document: PageDocument, current: Current | undefined): string[] {
  const showing = Object.entries(document.containers).filter(([, { driver }]) => driver === REVIEWS_DRIVER);
  if (showing.length === 0) return [];
  const { product } = askableRelations({ ...document, containers: Object.fromEntries(showing) });
  return [...new Set([...product, ...(current?.kind === 'product' ? [current.product.sku] : [])])];
}

function askableRelations(document: PageDocument): Relations {
  const found = Object.entries(collectRelations(document)).map(([kind, keys]) => [kind, askableKeys(keys)] as const);
  return Object.fromEntries(found) as unknown as Relations;
}

const byKey = <T>(items: readonly T[], keyOf: (item: T) => string): Record<string, T> =>
  Object.fromEntries(items.map((item) => [keyOf(item), item]));

const currentKeyOf = (current: Current | undefined) => {
  if (current?.kind === 'product') return { product: current.product.sku };
  return current ? { category: current.category.path } : {};
};

/** The list without what only this server needs to know. */
function pageOf(listing: ListingPage | undefined): ListingPage {
  const { skus = [], total = 0, page = 1, pageSize = 0, sort = 'position' } = listing ?? {};
  return { skus, total, page, pageSize, sort };
}

/** Lists chosen by hand belong to their product. */
const tagOfListing = ({ kind, key }: ListingQuery) =>
  kind === 'complementary' || kind === 'recommendation' ? `product:${key}` : `${kind}:${key}`;

/** A card carries the names of its line and brand. */
function groupTagsOf({ line, brand }: ProductSummary): string[] {
  return [...(line ? [`line:${line.code}`] : []), ...(brand ? [`brand:${brand.code}`] : [])];
}

function filesOf(related: Related, asked: readonly number[]): number[] {
  const shown: (MediaFile | undefined)[] = [
    ...Object.values(related.products).flatMap(picturesOf),
    ...Object.values(related.categories).map(({ image }) => image),
    ...Object.values(related.articles).map(({ cover }) => cover),
  ];
  return [...asked, ...shown.flatMap((file) => (file ? [file.id] : []))];
}

function picturesOf({ images, variants }: ProductSummary): MediaFile[] {
  return [...images, ...variants.flatMap((variant) => variant.images ?? [])];
}

function currentTagsOf(current: Current | undefined): string[] {
  if (!current) return [];
  const images = current.kind === 'product' ? picturesOf(current.product) : [current.category.image];
  const files = images.flatMap((file) => (file ? [`file:${file.id}`] : []));
  return current.kind === 'product'
    ? [`product:${current.product.sku}`, ...files]
    : [`category:${current.category.path}`, ...files];
}

/** The file that an article has as its cover. */
export function coverOf({ document }: PublishedPage): number[] {
  const { cover } = document.contentProperties;
  return typeof cover === 'number' ? [cover] : [];
}

/** An article as lists show it. */
export function articleSummaryOf(article: PublishedPage, cover: MediaFile | undefined): ArticleSummary {
  const { id, slug, document } = article;
  const { lead } = document.contentProperties;
  return {
    id,
    title: document.title,
    urlPath: urlPathOf(slug),
    ...(typeof lead === 'string' ? { lead } : {}),
    ...(cover ? { cover } : {}),
    publicationDate: publicationDateOf(article),
  };
}
