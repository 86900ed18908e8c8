// Written from the document beside it; do not edit.
import type { CustomerReviewsQuery, CustomerReviewsQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const CustomerReviewsDocument = "query CustomerReviews($page:Int!$size:Int!){customer{reviews(currentPage:$page pageSize:$size){total_count items{id rating text nickname created_at status is_verified shade_sku product{name url_key thumbnail{url}}}}}}" as TypedDocument<CustomerReviewsQuery, CustomerReviewsQueryVariables>;
