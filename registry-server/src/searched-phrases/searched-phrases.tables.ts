import type { Timestamp } from '../database/columns.ts';

/** A phrase that shoppers of a site searched for; nothing says who did. */
export interface SearchedPhraseTable {
  siteId: number;
  /** Folded. */
  phrase: string;
  /** As it was typed last. */
  written: string;
  uses: number;
  /** How much it found the last time. */
  results: number;
  lastSeenAt: Timestamp;
}

/** What is looked for as well where a phrase is; of all sites, since they share their products. */
export interface SearchSynonymTable {
  /** Folded. */
  phrase: string;
  written: string;
  /** JSON: a list of phrases. */
  means: unknown;
  updatedAt: Timestamp;
}

/** Where a phrase leads instead of to results. */
export interface SearchRedirectTable {
  siteId: number;
  /** Folded. */
  phrase: string;
  /** A path of the site. */
  target: string;
  updatedAt: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    searched_phrase: SearchedPhraseTable;
    search_synonym: SearchSynonymTable;
    search_redirect: SearchRedirectTable;
  }
}
