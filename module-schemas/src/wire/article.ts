import type { CustomList } from '../page/page.ts';
import type { MediaFile } from './media.ts';

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
