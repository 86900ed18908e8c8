// Written from the document beside it; do not edit.
import type { AddFavouritesMutation, AddFavouritesMutationVariables, ReadFavouritesQuery, ReadFavouritesQueryVariables, RemoveFavouritesMutation, RemoveFavouritesMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

const FavouriteEntriesFields = "fragment FavouriteEntries on Wishlist{id items_v2(pageSize:300){items{id product{sku}}}}";
export const ReadFavouritesDocument = ("query ReadFavourites{customer{wishlist{...FavouriteEntries}}}" + FavouriteEntriesFields) as TypedDocument<ReadFavouritesQuery, ReadFavouritesQueryVariables>;
export const AddFavouritesDocument = ("mutation AddFavourites($listId:ID!$items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:$listId wishlistItems:$items){user_errors{sentence message}wishlist{...FavouriteEntries}}}" + FavouriteEntriesFields) as TypedDocument<AddFavouritesMutation, AddFavouritesMutationVariables>;
export const RemoveFavouritesDocument = ("mutation RemoveFavourites($listId:ID!$ids:[ID!]!){removeProductsFromWishlist(wishlistId:$listId wishlistItemsIds:$ids){wishlist{...FavouriteEntries}}}" + FavouriteEntriesFields) as TypedDocument<RemoveFavouritesMutation, RemoveFavouritesMutationVariables>;
