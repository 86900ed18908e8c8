import type { Timestamp } from '../../database/columns.ts';

/** What is said about one module of a page, or about the page itself. */
export interface CommentThreadTable {
  /** Made by whoever starts it, so that a request that is sent twice starts one thread. */
  id: string;
  pageId: number;
  /** The placed module, wherever it lies and in whichever version of the page; null for the page itself. */
  moduleId: string | null;
  /** What kind of module that was, for the time when it is gone. */
  driver: string | null;
  startedAt: Timestamp;
  /** Null once the person is gone. */
  startedById: number | null;
  /** Set together while nothing is left to be done. */
  resolvedAt: Timestamp | null;
  resolvedBy: string | null;
}

/** One contribution to a thread. */
export interface PageCommentTable {
  id: string;
  threadId: string;
  /** Order within the thread, whatever the clocks of nodes say. */
  position: number;
  /** Null once the person is gone; the name stays. */
  authorId: number | null;
  author: string;
  /** Empty for one that was deleted and answered before. */
  text: string;
  createdAt: Timestamp;
  /** When its words were last changed; what they were before is not kept. */
  editedAt: Timestamp | null;
  deletedAt: Timestamp | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    comment_thread: CommentThreadTable;
    page_comment: PageCommentTable;
  }
}
