// Written from the document beside it; do not edit.
import type { AccountProfileQuery, AccountProfileQueryVariables, ChangeEmailMutation, ChangeEmailMutationVariables, ChangePasswordMutation, ChangePasswordMutationVariables, UpdateProfileMutation, UpdateProfileMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

const ProfilePartsFields = "fragment ProfileParts on Customer{email is_confirmed firstname lastname telephone date_of_birth is_premium}";
export const AccountProfileDocument = ("query AccountProfile{customer{...ProfileParts}}" + ProfilePartsFields) as TypedDocument<AccountProfileQuery, AccountProfileQueryVariables>;
export const UpdateProfileDocument = ("mutation UpdateProfile($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{...ProfileParts}}}" + ProfilePartsFields) as TypedDocument<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangeEmailDocument = ("mutation ChangeEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{...ProfileParts renewed_token{token expires_at}}}}" + ProfilePartsFields) as TypedDocument<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = "mutation ChangePassword($currentPassword:String!$newPassword:String!){changeCustomerPassword(currentPassword:$currentPassword newPassword:$newPassword){renewed_token{token expires_at}}}" as TypedDocument<ChangePasswordMutation, ChangePasswordMutationVariables>;
