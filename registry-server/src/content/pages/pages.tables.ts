import type { ArticleFilter, ContentType, Theme } from '@witryna/module-schemas';
import type { ColumnType } from 'kysely';
import type { Id, Timestamp } from '../../database/columns.ts';

/** An address with its content: the content is in revisions, the page points at two of them. */
export interface PageTable {
  id: Id;
  siteId: number;
  type: ContentType;
  title: string;
  /** Lower case, no slash at either end; the home page's is empty. */
  slug: string;
  isTemplate: boolean;
  theme: Theme;
  /** Raised with every change of the page; who saves names the one they saw. */
  version: number;
  draftRevisionId: string;
  publishedRevisionId: string | null;
  publishedAt: Timestamp | null;
  /** From when readers may see what is published; null for at once. Only articles are held back. */
  visibleFrom: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Slug of the page above the one that is published; see `parentSlugOf`. */
  parentSlug: ColumnType<string | null, string | null | undefined, string | null>;
  /** Shared by the pages of several sites that say the same; each site has one of them. */
  translationGroup: ColumnType<string | null, string | null | undefined, string | null>;
  /** When somebody last said that it tells what its source tells. */
  translatedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The schemas by which its references were last read as a whole; null for a page of before. */
  indexedBy: ColumnType<string | null, string | null | undefined, string | null>;
  /** Title and slug, folded, for search. */
  searchText: string;
  createdAt: ColumnType<Date, Date, never>;
  updatedAt: Timestamp;
  /** Name of who changed it last. */
  updatedBy: string | null;
}

/** One immutable state of a page. */
export interface PageRevisionTable {
  /** UUIDv7. */
  id: string;
  pageId: number;
  /** Counts from 1 within the page. */
  number: number;
  /** JSON text, kept as it came: `jsonb` would reorder the fields of modules we do not know. */
  document: string;
  createdAt: ColumnType<Date, Date, never>;
  createdBy: string | null;
  /** When it was first published; such a revision is never pruned. */
  publishedAt: Timestamp | null;
}

/** What a published article can be found by in lists: `articleTermsOf`. */
export interface PageArticleTermTable {
  pageId: number;
  kind: ArticleFilter;
  code: string;
  value: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    page: PageTable;
    page_revision: PageRevisionTable;
    page_article_term: PageArticleTermTable;
  }
}
