import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { OrderDocument } from './content/document.ts';

/** A document of accounting. What stands on it never changes: a mistake is mended by a correction. */
export interface IssuedDocumentTable {
  id: Id;
  orderId: number;
  kind: 'invoice' | 'correction';
  /** `FV 12/11/2026`, unique. */
  number: string;
  /** What it was issued for: `sale`, or the refund. The same is never documented twice. */
  occasion: string;
  content: Json<OrderDocument>;
  issuedAt: Timestamp;
}

/** The last number of a series, such as the invoices of a month. */
export interface DocumentCounterTable {
  /** `FV/2026-11` */
  series: string;
  last: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    issued_document: IssuedDocumentTable;
    document_counter: DocumentCounterTable;
  }
}
