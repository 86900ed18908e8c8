import type { Timestamp } from '../../database/columns.ts';

/** When a page is published and withdrawn by itself; a row without a moment does not exist. */
export interface PageScheduleTable {
  pageId: number;
  /** What is published then; with `publishAt` only. */
  revisionId: string | null;
  publishAt: Timestamp | null;
  unpublishAt: Timestamp | null;
  /** Name of who set it; the page is published in this name. */
  setBy: string;
  /** When it could not be published; nothing is tried again. */
  failedAt: Timestamp | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    page_schedule: PageScheduleTable;
  }
}
