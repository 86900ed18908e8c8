// Written from the document beside it; do not edit.
import type { ReadCustomerQuery, ReadCustomerQueryVariables, SignInMutation, SignInMutationVariables, SignOutMutation, SignOutMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ReadCustomerDocument = "query ReadCustomer{customer{email firstname lastname telephone is_premium token_expires_at renewed_token{token expires_at}addresses{...CustomerAddressParts}}}fragment CustomerAddressParts on CustomerAddress{id company country_code city default_billing default_shipping firstname lastname postcode street telephone vat_id}" as TypedDocument<ReadCustomerQuery, ReadCustomerQueryVariables>;
export const SignInDocument = "mutation SignIn($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token expires_at}}" as TypedDocument<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = "mutation SignOut{revokeCustomerToken{result}}" as TypedDocument<SignOutMutation, SignOutMutationVariables>;
