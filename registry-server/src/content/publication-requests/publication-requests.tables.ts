import type { Timestamp } from '../../database/columns.ts';

/** Somebody asks for a page to be published. It ends when its draft is published, or is taken back. */
export interface PublicationRequestTable {
  pageId: number;
  /** The draft that was asked about; a later one has changed since. */
  revisionId: string;
  note: string;
  /** Null once the person is gone; the name stays. */
  askedById: number | null;
  askedBy: string;
  askedAt: Timestamp;
  /** Set together by the publisher who sends the page back. */
  returnedBy: string | null;
  returnedAt: Timestamp | null;
  reply: string | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    publication_request: PublicationRequestTable;
  }
}
