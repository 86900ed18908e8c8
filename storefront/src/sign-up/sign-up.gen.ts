// Written from the document beside it; do not edit.
import type { SaveFirstAddressMutation, SaveFirstAddressMutationVariables, SignUpMutation, SignUpMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const SignUpDocument = "mutation SignUp($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}" as TypedDocument<SignUpMutation, SignUpMutationVariables>;
export const SaveFirstAddressDocument = "mutation SaveFirstAddress($input:CustomerAddressInput!){createCustomerAddress(input:$input){id}}" as TypedDocument<SaveFirstAddressMutation, SaveFirstAddressMutationVariables>;
