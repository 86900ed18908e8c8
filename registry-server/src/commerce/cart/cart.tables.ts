import type { Id, Json, Timestamp } from '../../database/columns.ts';

export type CartStatus = 'active' | 'merged' | 'ordered';
/** What a line is: bought, or given by the shop. */
export type LineKind = 'item' | 'gift' | 'sample';

export interface CartTable {
  /** 32 hexadecimal characters of randomness: whoever knows them may use a guest's cart. */
  id: string;
  siteId: number;
  currency: string;
  /** Null for a guest's. A customer has one active cart a site. */
  customerId: number | null;
  status: CartStatus;
  email: string | null;
  /** The shopper wants no gifts; offering them again is up to the shopper. */
  giftsDeclined: boolean;
  /** The cart that took over the lines. */
  mergedInto: string | null;
  /** Counts the changes. */
  version: number;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  expiresAt: Timestamp;
}

export interface CartLineTable {
  id: Id;
  cartId: string;
  /** Of the variant. */
  sku: string;
  productSku: string;
  /** As it was called when it was added: all that is left to show of a thing that is gone. */
  name: string;
  quantity: number;
  kind: LineKind;
  /** What entitles to the gift: `rule:3`, `coupon:5`, `product:RL-1`. */
  giftSource: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** What a request with an Idempotency-Key came to, so that its repetition comes to the same. */
export interface CartRequestTable {
  cartId: string;
  keyHash: string;
  bodyHash: string;
  outcome: Json<unknown>;
  createdAt: Timestamp;
}

/** A line as it was when it was taken out. */
export type RemovedLine = Pick<CartLineTable, 'sku' | 'productSku' | 'name' | 'quantity' | 'kind' | 'giftSource'> & {
  readonly id: number;
};

/** A line that was taken out, with the gifts that the cart had then: they may go with it, and come back with it. */
export interface CartRemovalTable {
  cartId: string;
  lineId: number;
  lines: Json<readonly RemovedLine[]>;
  removedAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    cart: CartTable;
    cart_line: CartLineTable;
    cart_request: CartRequestTable;
    cart_removal: CartRemovalTable;
  }
}
