import type { DeleteWishlistOutput, UpdateWishlistOutput } from '../../graphql/types.gen.ts';
import type { CatalogProduct } from '../catalog/index.ts';
import type { WishlistItemRow, WishlistRow } from './wishlists.store.ts';

/** What resolvers of `Wishlist` take: with its entries when they are at hand, which after a change they must be. */
export type WishlistValue = WishlistRow & { readonly items?: readonly WishlistItemRow[] };

/** An entry with its product. */
export interface WishlistItemValue {
  readonly __typename: 'SimpleWishlistItem' | 'ConfigurableWishlistItem';
  readonly row: WishlistItemRow;
  readonly found: CatalogProduct | undefined;
}

/** What is left once a list is gone: the others of its customer. */
export type DeleteWishlistOutputMapper = Omit<DeleteWishlistOutput, 'wishlists'> & { readonly id: number };
export type UpdateWishlistOutputMapper = Omit<UpdateWishlistOutput, 'name'> & Pick<WishlistRow, 'name'>;
export type WishlistMapper = WishlistValue;
export type WishlistItemInterfaceMapper = WishlistItemValue;
export type SimpleWishlistItemMapper = WishlistItemValue;
export type ConfigurableWishlistItemMapper = WishlistItemValue;
