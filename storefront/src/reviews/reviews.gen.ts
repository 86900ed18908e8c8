// Written from the document beside it; do not edit.
import type { CreateProductReviewMutation, CreateProductReviewMutationVariables, ProductReviewsQuery, ProductReviewsQueryVariables, ReviewFormQuery, ReviewFormQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ProductReviewsDocument = "query ProductReviews($sku:String!$page:Int!$pageSize:Int!$sort:ProductReviewSort!$rating:Int){productReviews(skus:[$sku]currentPage:$page pageSize:$pageSize sort:$sort rating:$rating){total_count average distribution items{id nickname summary text language rating created_at is_verified is_own shade_sku}}}" as TypedDocument<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ReviewFormDocument = "query ReviewForm($sku:String!){productReviewRatingsMetadata{items{id values{value value_id}}}customer{bought_variants(product_sku:$sku)}}" as TypedDocument<ReviewFormQuery, ReviewFormQueryVariables>;
export const CreateProductReviewDocument = "mutation CreateProductReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{id}}}" as TypedDocument<CreateProductReviewMutation, CreateProductReviewMutationVariables>;
