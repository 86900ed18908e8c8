// Written from the document beside it; do not edit.
import type { FindOrderQuery, FindOrderQueryVariables, LinkedOrderQuery, LinkedOrderQueryVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const FindOrderDocument = "query FindOrder($number:String!$email:String!$lastname:String!){guestOrder(input:{number:$number email:$email lastname:$lastname}){number token}}" as TypedDocument<FindOrderQuery, FindOrderQueryVariables>;
export const LinkedOrderDocument = "query LinkedOrder($token:String!){guestOrderByToken(input:{token:$token}){number token}}" as TypedDocument<LinkedOrderQuery, LinkedOrderQueryVariables>;
