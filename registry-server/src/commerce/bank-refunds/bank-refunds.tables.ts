import type { Timestamp } from '../../database/columns.ts';

/** The account that a buyer has named for the money of an order that goes back by a transfer. */
export interface RefundAccountTable {
  orderId: number;
  /** The number and its holder, encrypted. */
  sealed: string;
  /** The last four characters of the number: what the buyer recognises it by. */
  ending: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    refund_account: RefundAccountTable;
  }
}
