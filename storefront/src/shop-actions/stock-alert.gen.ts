// Written from the document beside it; do not edit.
import type { SubscribeStockMutation, SubscribeStockMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const SubscribeStockDocument = "mutation SubscribeStock($input:SubscribeStockInput!){SubscribeStock(input:$input){status}}" as TypedDocument<SubscribeStockMutation, SubscribeStockMutationVariables>;
