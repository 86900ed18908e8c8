import type { Timestamp } from '../../../database/columns.ts';

/** A product that a browser has looked at. */
export interface ViewedProductTable {
  /** Of the random id that the browser keeps; tells nothing about a person. */
  viewerHash: string;
  productId: number;
  viewedAt: Timestamp;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    viewed_product: ViewedProductTable;
  }
}
