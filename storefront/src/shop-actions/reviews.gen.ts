// Written from the document beside it; do not edit.
import type { ProductReviewsQuery, ProductReviewsQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ProductReviewsDocument = "query ProductReviews($sku:String!$page:Int!$pageSize:Int!$sort:ProductReviewSort!$rating:Int){productReviews(skus:[$sku]currentPage:$page pageSize:$pageSize sort:$sort rating:$rating){total_count items{id nickname summary text rating created_at is_verified shade_sku}}}" as TypedDocument<ProductReviewsQuery, ProductReviewsQueryVariables>;
