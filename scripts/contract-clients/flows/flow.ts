import { randomUUID } from 'node:crypto';

/** Values that earlier steps of a flow returned. */
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
  /** Of the flow's simple product. */
  urlKey?: string;
  productId?: string;
  categoryUid?: string;
  /** Of the flow's configurable product. */
  configurableSku?: string;
  configurableUrlKey?: string;
  optionUids?: readonly string[];
  compareUid?: string;
  ratings?: readonly object[];
}

// biome-ignore lint/suspicious/noExplicitAny: answers of documents that are only known at run time.
type Data = any;

/** One document of the client: the end of its file name, its operation, and how the answer is used. */
export interface Step {
  readonly file: string;
  readonly operation: string;
  readonly variables?: (state: FlowState) => object;
  /** Stores what later steps need; throws when the client could not continue with the answer. */
  readonly keep?: (data: Data, state: FlowState) => void;
}

/** The state of a new flow with a new shopper. */
export function newShopper(sku: string, coupon: string): FlowState {
  return { sku, coupon, email: `${randomUUID()}@poczta.example`, password: 'Cichy-Gaj-71' };
}

/** Throws when a client could not continue with the answer. */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Expected ${what}.`);
}
