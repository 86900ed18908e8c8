import { randomUUID } from 'node:crypto';

/** What the steps of a flow have learned so far. */
export interface FlowState {
  readonly sku: string;
  readonly coupon: string;
  readonly email: string;
  readonly password: string;
  guestCart?: string;
  cart?: string;
  itemUid?: string;
  token?: string;
  wishlist?: string;
  wishlistItem?: string;
  address?: number;
  carrier?: string;
  method?: string;
  total?: number;
  orderNumber?: string;
  orderId?: string;
  /** Of the simple product that the flow is about. */
  urlKey?: string;
  productId?: string;
  categoryUid?: string;
  /** Of a product with something to choose. */
  configurableSku?: string;
  configurableUrlKey?: string;
  optionUids?: readonly string[];
  compareUid?: string;
  ratings?: readonly object[];
}

// biome-ignore lint/suspicious/noExplicitAny: answers of documents that are only known at run time.
type Data = any;

/** One document of the client: the end of its file's name, its operation, and what the client would do with the answer. */
export interface Step {
  readonly file: string;
  readonly operation: string;
  readonly variables?: (state: FlowState) => object;
  /** Keeps what later steps need; throws when the answer is not what the client could go on with. */
  readonly keep?: (data: Data, state: FlowState) => void;
}

/** A flow that begins now, with a shopper who is new. */
export function newShopper(sku: string, coupon: string): FlowState {
  return { sku, coupon, email: `${randomUUID()}@poczta.example`, password: 'Cichy-Gaj-71' };
}

/** Throws when a client could not go on with what it got. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Expected ${what}.`);
}
