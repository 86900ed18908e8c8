// Written from the document beside it; do not edit.
import type { AddToWishlistMutation, AddToWishlistMutationVariables, CreateWishlistMutation, CreateWishlistMutationVariables, DeleteWishlistMutation, DeleteWishlistMutationVariables, ReadWishlistQuery, ReadWishlistQueryVariables, ReadWishlistsQuery, ReadWishlistsQueryVariables, RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables, UpdateWishlistMutation, UpdateWishlistMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

const WishlistFactsFields = "fragment WishlistFacts on Wishlist{id name items_count visibility sharing_code}";
export const ReadWishlistsDocument = ("query ReadWishlists{customer{wishlist{id}wishlists(pageSize:50){...WishlistFacts}}}" + WishlistFactsFields) as TypedDocument<ReadWishlistsQuery, ReadWishlistsQueryVariables>;
export const ReadWishlistDocument = ("query ReadWishlist($id:ID!){customer{wishlist_v2(id:$id){...WishlistFacts ...FavouriteEntries}}}fragment FavouriteEntries on Wishlist{id items_v2(pageSize:300){items{id product{sku}}}}" + WishlistFactsFields) as TypedDocument<ReadWishlistQuery, ReadWishlistQueryVariables>;
export const CreateWishlistDocument = "mutation CreateWishlist($name:String!){createWishlist(input:{name:$name visibility:PRIVATE}){wishlist{id}}}" as TypedDocument<CreateWishlistMutation, CreateWishlistMutationVariables>;
export const UpdateWishlistDocument = "mutation UpdateWishlist($id:ID!$name:String$visibility:WishlistVisibilityEnum){updateWishlist(wishlistId:$id name:$name visibility:$visibility){uid}}" as TypedDocument<UpdateWishlistMutation, UpdateWishlistMutationVariables>;
export const DeleteWishlistDocument = "mutation DeleteWishlist($id:ID!){deleteWishlist(wishlistId:$id){status}}" as TypedDocument<DeleteWishlistMutation, DeleteWishlistMutationVariables>;
export const AddToWishlistDocument = "mutation AddToWishlist($id:ID!$sku:String!){addProductsToWishlist(wishlistId:$id wishlistItems:[{sku:$sku quantity:1}]){user_errors{sentence message}}}" as TypedDocument<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = "mutation RemoveFromWishlist($id:ID!$items:[ID!]!){removeProductsFromWishlist(wishlistId:$id wishlistItemsIds:$items){wishlist{id}}}" as TypedDocument<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;
