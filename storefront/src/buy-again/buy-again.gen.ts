// Written from the document beside it; do not edit.
import type { OrderedItemsQuery, OrderedItemsQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const OrderedItemsDocument = "query OrderedItems($token:String!){guestOrderByToken(input:{token:$token}){items{kind product_sku quantity_ordered}}}" as TypedDocument<OrderedItemsQuery, OrderedItemsQueryVariables>;
