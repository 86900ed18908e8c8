/** Kinds of content that the registry serves (specification, section 3). */
export const CONTENT_TYPES = [
  'article',
  'page',
  'product',
  'product-category',
  'snippet',
  'banner',
  'author',
  'article-category',
  'gallery',
  'link',
  'navigation',
  'product-filter',
  'article-filter',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Kinds of content that have an address in the shop; all others are parts of pages, and answered by the registry alone. */
export const PAGE_CONTENT_TYPES = [
  'article',
  'page',
  'product',
  'product-category',
] as const satisfies readonly ContentType[];

/** True for content that is shown in the shop at an address of its own. */
export function isPageType(type: ContentType): boolean {
  return PAGE_CONTENT_TYPES.some((page) => page === type);
}

export const PAGE_SLOTS = ['top', 'main', 'bottom'] as const;
export type PageSlot = (typeof PAGE_SLOTS)[number];

export const THEMES = ['default', 'u20'] as const;
export type Theme = (typeof THEMES)[number];

/** Deepest nesting of placed modules, the page's own slots being depth 1. */
export const MAX_PAGE_DEPTH = 12;
/** Most placed modules on one page. */
export const MAX_PLACED_MODULES = 1000;
/** Deepest nesting of lists and objects in a page document, its settings included: readers walk it by recursion. */
export const MAX_VALUE_DEPTH = 100;
export const DEFAULT_ROBOTS = 'index, follow';

/** One module put in one place. `driver` and `settings` may be of a module that this version does not know. */
export interface PlacedModule {
  readonly id: string;
  readonly driver: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The name of its place, which links lead to (`#skladniki`); no other place of the page has it. */
  readonly anchor?: string;
  readonly slots?: Readonly<Record<string, readonly string[]>>;
}

export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  readonly robots?: string;
  readonly canonical?: string;
  readonly ogTitle?: string;
  readonly ogDescription?: string;
  /** Key of a file. */
  readonly ogImage?: number;
  readonly twitterTitle?: string;
  readonly twitterDescription?: string;
  /** Key of a file. */
  readonly twitterImage?: number;
}

/** A list that an article keeps beside its text: what is needed, where it was measured, what to read. */
export interface CustomList {
  readonly title?: string;
  readonly items: readonly string[];
}

/** What an article has beside its modules. */
export interface ArticleProperties {
  readonly lead?: string;
  /** `2026-12-01` or an ISO moment; one to come holds the article back until then. */
  readonly publicationDate?: string;
  /** The same, for an article whose date of publication is to read otherwise; `true` for that date itself. */
  readonly delayed?: string | boolean;
  /** Slug of an author. */
  readonly author?: string;
  /** Slug of the page above it. */
  readonly parent?: string;
  /** Key of a file. */
  readonly cover?: number;
  /** Slugs of article categories, the main one first. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly additionalTitles?: readonly string[];
  readonly customLists?: readonly CustomList[];
  /** Slugs of articles. */
  readonly relatedArticles?: readonly string[];
  readonly layout?: string;
}

/** The part of a page that an editor edits and a revision keeps. */
export interface PageDocument {
  readonly type: ContentType;
  readonly title: string;
  readonly theme: Theme;
  readonly properties: { readonly meta: PageMeta };
  readonly contentProperties: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<PageSlot, readonly string[]>>;
  readonly containers: Readonly<Record<string, PlacedModule>>;
}

/** An empty page document of the given type. */
export function emptyPage(type: ContentType, title: string): PageDocument {
  return {
    type,
    title,
    theme: 'default',
    properties: { meta: { robots: DEFAULT_ROBOTS } },
    contentProperties: {},
    slots: { top: [], main: [], bottom: [] },
    containers: {},
  };
}
