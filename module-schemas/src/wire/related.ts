import type { CustomList, PageDocument } from '../page/page.ts';
import type { ArticleListingPage } from './article-listing.ts';
import type { ListingPage } from './listing.ts';

/** Whole minor units with their currency; formatted at the edge. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface SrcsetEntry {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly ratio: 'original' | 'square';
  readonly mime: string;
}

/** What a file of the media library is: a picture, a film, or something to download. */
export type FileType = 'attachment' | 'image' | 'video';

/** A file of the media library, as every channel gets it. */
export interface MediaFile {
  readonly id: number;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly type: FileType;
  /** Path on the API's origin, `/media/…`. */
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  /** Images only; every width once for each format, narrowest first: the whole picture, then squares around its focal point. */
  readonly srcset?: readonly SrcsetEntry[];
  /** Data address of a picture 16 px wide, shown until the real one is there. */
  readonly placeholder?: string;
  /** Average colour as `#rrggbb`, the ground of the picture's place until it is there; none where it is transparent. */
  readonly colour?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
  readonly alt?: string;
  readonly author?: string;
  readonly caption?: string;
  readonly title?: string;
}

export const PRODUCT_FLAGS = [
  'isNew',
  'isBestseller',
  'isSale',
  'isPromotion',
  'isSponsored',
  'isGift',
  'hasGift',
  'hasSamples',
  'hasFreeDelivery',
  'isNatural',
  'isPresale',
  'isSample',
] as const;
export type ProductFlag = (typeof PRODUCT_FLAGS)[number];

/** What a price looks like now, with all that the law wants shown beside it. */
export interface ProductPrice {
  readonly final: Money;
  readonly regular: Money;
  /** Lowest price of the 30 days before the reduction; present exactly when the price is reduced. */
  readonly lowest30?: Money;
  /** Reduction in whole percent, counted from `lowest30`; absent when it would not be one. */
  readonly discountPercent?: number;
  /** Price per 100 ml or 100 g, when the variant has a volume. */
  readonly unit?: { readonly price: Money; readonly per: string };
  /** True when it is the price of a member of friends and family; never in an answer that is shared. */
  readonly isFriendsAndFamily?: boolean;
}

export interface ProductVariant {
  readonly sku: string;
  readonly inStock: boolean;
  /** Pieces left; only given when they are few. */
  readonly remaining?: number;
  readonly size?: { readonly value: number; readonly unit: string };
  readonly colour?: { readonly code: string; readonly label: string; readonly hex: string; readonly pantone?: string };
  /** Absent when the variant has no price in the site's currency. */
  readonly price?: ProductPrice;
  /** Pictures that show this variant; absent when there are none of its own. */
  readonly images?: readonly MediaFile[];
}

/** The proof of a certification that a product claims. */
export interface Certificate {
  /** One of the product's `certifications`. */
  readonly code: string;
  readonly number?: string;
  readonly issuer: string;
  /** The last day on which it holds, `2027-05-31`. */
  readonly validUntil?: string;
  readonly scope?: string;
}

/** One part of a product's specification: words with an optional picture, a file's id. */
export interface SpecificationSection {
  readonly heading: string;
  readonly text?: string;
  readonly image?: number;
}

/** The long description of a product: an opening, steps of use and columns. */
export interface ProductSpecification {
  readonly hero?: SpecificationSection;
  readonly steps?: readonly SpecificationSection[];
  readonly columns?: readonly SpecificationSection[];
}

/** What people think of a product, in two numbers. */
export interface RatingSummary {
  readonly count: number;
  /** From 1 to 5, two digits. */
  readonly average: number;
}

/** What a product card shows. */
export interface ProductSummary {
  readonly sku: string;
  readonly name: string;
  /** `/{url_key}` */
  readonly urlPath: string;
  readonly line?: { readonly code: string; readonly name: string };
  readonly brand?: { readonly code: string; readonly name: string };
  readonly summary?: string;
  readonly images: readonly MediaFile[];
  readonly flags: Readonly<Partial<Record<ProductFlag, boolean>>>;
  /** Told to staff only: shoppers do not see a product that was withdrawn. */
  readonly isWithdrawn?: boolean;
  readonly inStock: boolean;
  /** Of the cheapest variant in stock, else of the cheapest. */
  readonly price?: ProductPrice;
  /** True when variants differ in price: the card says „od”. */
  readonly priceVaries: boolean;
  readonly variants: readonly ProductVariant[];
}

/** A product with everything its page tells. */
export interface ProductDetails extends ProductSummary {
  readonly categories: readonly string[];
  readonly description: readonly string[];
  readonly benefits: readonly string[];
  readonly usage: readonly string[];
  readonly inci: readonly string[];
  readonly application?: string;
  readonly skinType: readonly string[];
  readonly certifications: readonly string[];
  /** Period after opening, `12M`. */
  readonly pao?: string;
  readonly safety?: {
    readonly manufacturer?: string;
    readonly address?: string;
    readonly email?: string;
    readonly responsiblePerson?: { readonly name: string; readonly address?: string; readonly email?: string };
    readonly warnings: readonly string[];
  };
  readonly complementary: readonly string[];
  /** Proofs of the certifications, as far as there are. */
  readonly certificates?: readonly Certificate[];
  /** Gifts and samples that may come with it. */
  readonly giftsSku?: readonly string[];
  readonly samplesSku?: readonly string[];
  readonly loyaltyPrograms?: readonly string[];
  /** Chosen by hand: what whoever looks at this may like as well. */
  readonly recommended?: readonly string[];
  readonly specification?: ProductSpecification;
  readonly meta?: { readonly title?: string; readonly description?: string; readonly keywords?: string };
  readonly taxClass: number;
}

export interface CategorySummary {
  readonly path: string;
  readonly name: string;
  /** `/{path}` */
  readonly urlPath: string;
  readonly description?: string;
  readonly image?: MediaFile;
  /** Products in it and in all below it. */
  readonly productCount: number;
  readonly children: readonly { readonly path: string; readonly name: string; readonly urlPath: string }[];
  /** From the top down, without itself. */
  readonly ancestors: readonly { readonly path: string; readonly name: string; readonly urlPath: string }[];
}

export interface ArticleSummary {
  readonly id: number;
  readonly title: string;
  readonly urlPath: string;
  readonly lead?: string;
  readonly cover?: MediaFile;
  readonly publicationDate?: string;
  /** Slug of one of `authors`. */
  readonly author?: string;
  /** Slugs of `articleCategories`, the main one first. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  /** How long it takes to read, in minutes. */
  readonly readingMinutes?: number;
}

/** An article with what only its own page tells. */
export interface CurrentArticle extends ArticleSummary {
  readonly additionalTitles?: readonly string[];
  readonly customLists?: readonly CustomList[];
  /** Slugs of articles that were chosen by hand. */
  readonly relatedArticles?: readonly string[];
  /** How the article asks to be set; a name that the shop's modules may know. */
  readonly layout?: string;
}

/** Who wrote something. */
export interface AuthorSummary {
  readonly slug: string;
  readonly name: string;
  readonly bio?: string;
  readonly avatar?: MediaFile;
  /** The page in the shop that is about them, where there is one. */
  readonly urlPath?: string;
}

/** What articles are sorted into. */
export interface ArticleCategorySummary {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  /** The page in the shop that lists it, where there is one. */
  readonly urlPath?: string;
}

/** A word by which articles are found. */
export interface ArticleTagSummary {
  /** As the article writes it. */
  readonly name: string;
  /** The page in the shop that lists its articles, where there is one. */
  readonly urlPath?: string;
}

/** A page in a trail. */
export interface TrailStep {
  readonly name: string;
  readonly urlPath: string;
}

export interface NamedEntity {
  readonly code: string;
  readonly name: string;
  readonly description?: string;
}

/** A brand as pages show it. */
export interface BrandSummary extends NamedEntity {
  readonly logo?: MediaFile;
  /** The page that tells of it. */
  readonly urlPath?: string;
}

/** A review of a product; its texts are plain text. */
export interface ReviewSummary {
  readonly id: number;
  /** Empty where the account is gone. */
  readonly author: string;
  readonly summary: string;
  readonly content: string;
  /** From 1 to 5. */
  readonly rate: number;
  readonly createdAt: string;
  /** Bought in this shop. */
  readonly isVerified: boolean;
  /** The sku of the variant that it is about. */
  readonly shade?: string;
}

/** The latest reviews of a product, and how many there are altogether. */
export interface ReviewsOfProduct {
  readonly count: number;
  /** Of all of them; 0 without any. */
  readonly average: number;
  /** How many gave one point, two points, and so on up to five; absent where the server does not tell. */
  readonly distribution?: readonly number[];
  readonly items: readonly ReviewSummary[];
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A published snippet: its modules as they are stored, with those snippets that it places itself beside it in the same map. */
export interface SharedSnippet {
  readonly id: number;
  readonly title: string;
  readonly slots: PageDocument['slots'];
  readonly containers: PageDocument['containers'];
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
