import type { Id, Timestamp } from '../../database/columns.ts';

/** Products that a shopper looks at side by side. */
export interface CompareListTable {
  id: Id;
  /** 32 hexadecimal characters of randomness: a guest's key to the list. */
  uid: string;
  /** Null for a guest's; a customer has at most one. */
  customerId: number | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface CompareListItemTable {
  id: Id;
  listId: number;
  productId: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    compare_list: CompareListTable;
    compare_list_item: CompareListItemTable;
  }
}
