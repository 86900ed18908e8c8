// Written from the document beside it; do not edit.
import type { ReadSharedWishlistQuery, ReadSharedWishlistQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ReadSharedWishlistDocument = "query ReadSharedWishlist($code:String!){wishlistBySharingCode(code:$code){name ...FavouriteEntries}}fragment FavouriteEntries on Wishlist{id items_v2(pageSize:300){items{id product{sku}}}}" as TypedDocument<ReadSharedWishlistQuery, ReadSharedWishlistQueryVariables>;
