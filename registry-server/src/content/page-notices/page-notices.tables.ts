import type { Id, Timestamp } from '../../database/columns.ts';

/** What somebody is written about. */
export type PageNoticeKind = 'asked' | 'published' | 'returned' | 'comment' | 'resolved';

/** Something that a person is to be written of, until their next mail takes it along. No words: those are read then. */
export interface PageNoticeTable {
  id: Id;
  /** Who is written to. */
  userId: number;
  pageId: number;
  kind: PageNoticeKind;
  /** Of comments and what is done about them. */
  threadId: string | null;
  commentId: string | null;
  /** Name of who did it. */
  by: string;
  createdAt: Timestamp;
  /** When it has waited for others long enough. */
  dueAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    page_notice: PageNoticeTable;
  }
}
