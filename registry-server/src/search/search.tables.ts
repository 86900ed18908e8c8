import type { Timestamp } from '../database/columns.ts';

/** A phrase of the shop's own words with which something was found; nobody's name is among these. */
export interface SearchPhraseTable {
  /** Folded. */
  phrase: string;
  /** As it is shown. */
  written: string;
  uses: number;
  lastUsedAt: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    search_phrase: SearchPhraseTable;
  }
}
