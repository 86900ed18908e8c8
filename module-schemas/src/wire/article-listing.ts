/** What a listing of articles can be narrowed by, as its address names it. */
export const ARTICLE_FILTERS = ['category', 'tag', 'author'] as const;
export type ArticleFilter = (typeof ARTICLE_FILTERS)[number];

/** What of each filter is chosen: one code. */
export type ArticleChoice = Readonly<Partial<Record<ArticleFilter, string>>>;

/** A list of articles that a module asks for, by rule rather than by name. */
export interface ArticleListingQuery {
  readonly kind: 'newest' | 'category' | 'tag' | 'author' | 'related';
  /** Slug of the category or author, the tag, slug of the article; empty for the newest. */
  readonly key: string;
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
  /** Slug of the content that says which filters are offered; none without it. */
  readonly filter?: string;
  readonly chosen: ArticleChoice;
}

/** One value of a filter. */
export interface ArticleFacet {
  /** As the address says it. */
  readonly code: string;
  /** As people read it. */
  readonly label: string;
  /** Articles that the list would have with it, in place of what is chosen of this filter. */
  readonly count: number;
}

/** One page of such a list. */
export interface ArticleListingPage {
  /** Slugs, their summaries being in `articles`. */
  readonly slugs: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Of the filters that are offered, in the order in which they are; absent for a list without. */
  readonly facets?: readonly { readonly filter: ArticleFilter; readonly values: readonly ArticleFacet[] }[];
  /** What the list was narrowed by. */
  readonly chosen: ArticleChoice;
}

/**
 * The name under which the answer to a query lies in `meta.related.articleListings`. What is chosen of the filters is
 * not in it: an answer may know less than its address asks for, and the list says what holds.
 */
export function articleListingKey({ kind, key, page, pageSize, filter }: ArticleListingQuery): string {
  return `${kind}:${key}?page=${page}&per-page=${pageSize}${filter === undefined ? '' : `&filter=${filter}`}`;
}

/** How many articles a list shows that is set in sets (specification, business constants). */
export const ARTICLE_SETS = [3, 6, 9] as const;
export const DEFAULT_ARTICLE_SET = 9;
export const DEFAULT_TEASER_SET = 3;

/** Longest key that is looked up; a draft may hold anything. */
const MAX_KEY_LENGTH = 255;
/** Longest code of a filter in an address. */
const MAX_CODE_LENGTH = 60;
const CODE = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** True for what the code of a filter's value may look like. */
export function isFilterCode(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_CODE_LENGTH && CODE.test(text);
}

/** Parameters of the address that a listing of articles reacts to. */
export interface ArticleListingParams {
  readonly page?: number;
  readonly articles?: ArticleChoice;
}

/** What a page is about, as far as lists of articles can be bound to it: slugs. */
export interface CurrentArticleKeys {
  readonly article?: string;
  readonly author?: string;
  /** The category, of an article the main one. */
  readonly category?: string;
  /** The tag as it is written. */
  readonly tag?: string;
}

/** Of a draft, which may be invalid: whatever stands there. */
interface ArticlesListSettings {
  readonly source?: unknown;
  readonly count?: unknown;
  readonly pagination?: unknown;
  readonly filter?: unknown;
}

/**
 * Which list a placed module of articles asks for; undefined when it names its articles itself, or its page is about
 * nothing of the kind that it needs.
 */
export function articleListingOf(
  { source, count, pagination, filter }: ArticlesListSettings,
  current: CurrentArticleKeys,
  params: ArticleListingParams,
): ArticleListingQuery | undefined {
  const target = typeof source === 'object' && source !== null ? targetOf({ ...source }, current) : undefined;
  if (!target) return undefined;
  const pageSize = ARTICLE_SETS.find((size) => size === count) ?? DEFAULT_ARTICLE_SET;
  if (pagination !== true) return { ...target, pageSize, page: 1, chosen: {} };
  const { page = 1, articles = {} } = params;
  if (!isKey(filter)) return { ...target, pageSize, page, chosen: {} };
  return { ...target, pageSize, page, filter, chosen: articleChoiceOf((name) => articles[name]) };
}

/** What of a choice has the form of one; the rest is left out. */
export function articleChoiceOf(read: (filter: ArticleFilter) => unknown): ArticleChoice {
  const found = ARTICLE_FILTERS.flatMap((filter) => {
    const code = read(filter);
    return isFilterCode(code) ? [[filter, code] as const] : [];
  });
  return Object.fromEntries(found);
}

const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key !== '' && key.length <= MAX_KEY_LENGTH && !key.includes('\0');

type Target = Pick<ArticleListingQuery, 'kind' | 'key'>;

function targetOf(source: Readonly<Record<string, unknown>>, current: CurrentArticleKeys): Target | undefined {
  const named = (kind: Target['kind'], key: unknown) => (isKey(key) ? { kind, key } : undefined);
  switch (source.kind) {
    case 'newest':
      return { kind: 'newest', key: '' };
    case 'category':
      return named('category', source.category);
    case 'tag':
      return named('tag', source.tag);
    case 'author':
      return named('author', source.author);
    case 'current-category':
      return named('category', current.category);
    case 'current-tag':
      return named('tag', current.tag);
    case 'current-author':
      return named('author', current.author);
    case 'related':
      return named('related', current.article);
    default:
      return undefined;
  }
}
