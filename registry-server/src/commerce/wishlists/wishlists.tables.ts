import type { Id, Timestamp } from '../../database/columns.ts';

export type WishlistVisibility = 'PUBLIC' | 'PRIVATE';

/** A customer's list of favourites. */
export interface WishlistTable {
  id: Id;
  customerId: number;
  /** Null: the list that every customer has, which screens name in their language. */
  name: string | null;
  visibility: WishlistVisibility;
  /** Opens a PUBLIC list to whoever is given it. Kept as it is, since its owner may ask for it again. */
  sharingCode: string;
  isDefault: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface WishlistItemTable {
  id: Id;
  wishlistId: number;
  /** Of a product, or of one of its variants; by name, so that it outlives the product. */
  sku: string;
  quantity: number;
  description: string | null;
  addedAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    wishlist: WishlistTable;
    wishlist_item: WishlistItemTable;
  }
}
