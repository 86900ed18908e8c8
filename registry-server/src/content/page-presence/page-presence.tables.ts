import type { Timestamp } from '../../database/columns.ts';

/** One person has one page open, in however many tabs. */
export interface PagePresenceTable {
  pageId: number;
  userId: number;
  /** Unless the page is asked for again before: a tab that is closed and a machine that dies say nothing. */
  endsAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    page_presence: PagePresenceTable;
  }
}
