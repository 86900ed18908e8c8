import type { Id, Timestamp } from '../../database/columns.ts';
import type { ReturnStatus } from './return-status.ts';

/** A statement of withdrawal, and what came of it. */
export interface ReturnRequestTable {
  id: Id;
  orderId: number;
  /** `000000012-Z1` */
  number: string;
  status: ReturnStatus;
  /** Who made the statement, as they wrote it. */
  name: string;
  /** Where the receipt went. */
  email: string;
  /** Nobody has to give one. */
  reason: string | null;
  /** What staff sent back by hand when it was settled, in minor units; null when it went another way, or nothing did. */
  handRefund: number | null;
  /** Counts the changes. */
  version: number;
  createdAt: Timestamp;
  statusAt: Timestamp;
}

export interface ReturnLineTable {
  returnId: number;
  orderLineId: number;
  quantity: number;
}

/** Every change of status, from the first (`from` is null) on. Without a person of staff it was the shopper. */
export interface ReturnHistoryTable {
  id: Id;
  returnId: number;
  from: ReturnStatus | null;
  to: ReturnStatus;
  at: Timestamp;
  staffId: number | null;
  note: string | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    return_request: ReturnRequestTable;
    return_line: ReturnLineTable;
    return_history: ReturnHistoryTable;
  }
}
