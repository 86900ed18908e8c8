import type { PageDocument } from '../page/page.ts';
import type { ArticleCategorySummary, ArticleSummary, ArticleTagSummary, AuthorSummary } from './article.ts';
import type { ArticleListingPage } from './article-listing.ts';
import type { BrandSummary, CategorySummary, NamedEntity } from './catalogue-groups.ts';
import type { ListingPage } from './listing.ts';
import type { MediaFile } from './media.ts';
import type { ProductSummary } from './product.ts';
import type { RatingSummary, ReviewsOfProduct } from './review.ts';

/** A page in a trail. */
export interface TrailStep {
  readonly name: string;
  readonly urlPath: string;
  /** Of the name, where it is not the site's. */
  readonly language?: string;
}

/** A published snippet: its modules as they are stored, with those snippets that it places itself beside it in the same map. */
export interface SharedSnippet {
  readonly id: number;
  readonly title: string;
  readonly slots: PageDocument['slots'];
  readonly containers: PageDocument['containers'];
}

/** Published content that has no address in the shop and is shown by the modules that name it. */
export interface SharedContent {
  readonly id: number;
  readonly type: 'banner' | 'gallery' | 'link' | 'navigation';
  readonly title: string;
  /** Its `contentProperties`, as far as they fit the schema of its type. */
  readonly properties: PageDocument['contentProperties'];
}

/** Everything a page refers to, by kind and key; one answer, no second request. */
export interface Related {
  readonly products: Readonly<Record<string, ProductSummary>>;
  readonly articles: Readonly<Record<string, ArticleSummary>>;
  /** By slug. */
  readonly authors: Readonly<Record<string, AuthorSummary>>;
  /** By slug. */
  readonly articleCategories: Readonly<Record<string, ArticleCategorySummary>>;
  /** Of the article that the page is, those with a page of their own, by the tag as it is written. */
  readonly articleTags?: Readonly<Record<string, ArticleTagSummary>>;
  /** Lists of articles by `articleListingKey`. */
  readonly articleListings: Readonly<Record<string, ArticleListingPage>>;
  readonly files: Readonly<Record<string, MediaFile>>;
  /** By slug, without slashes at the ends; `resolveSnippets` puts them where they are placed. */
  readonly snippets: Readonly<Record<string, SharedSnippet>>;
  /** Banners, galleries, links and navigations by slug; `fillPageFromContent` puts them where they are named. */
  readonly contents?: Readonly<Record<string, SharedContent>>;
  readonly brands: Readonly<Record<string, BrandSummary>>;
  readonly lines: Readonly<Record<string, NamedEntity>>;
  readonly categories: Readonly<Record<string, CategorySummary>>;
  /** By the product's sku, where a module shows reviews. */
  readonly reviews: Readonly<Record<string, ReviewsOfProduct>>;
  /** By the product's sku, of every product of the page that has approved reviews. */
  readonly ratings?: Readonly<Record<string, RatingSummary>>;
  /** Product lists by `listingKey`: skus in order, their cards being in `products`. */
  readonly listings: Readonly<Record<string, ListingPage>>;
  /** From the top of the shop, without its home page, down to this page, which is the last: `breadcrumbsOf`. */
  readonly trail: readonly TrailStep[];
}

export const EMPTY_RELATED: Related = {
  products: {},
  articles: {},
  authors: {},
  articleCategories: {},
  articleListings: {},
  files: {},
  snippets: {},
  brands: {},
  lines: {},
  categories: {},
  reviews: {},
  listings: {},
  trail: [],
};
