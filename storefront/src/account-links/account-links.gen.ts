// Written from the document beside it; do not edit.
import type { ConfirmEmailMutation, ConfirmEmailMutationVariables, RequestPasswordResetMutation, RequestPasswordResetMutationVariables, ResetPasswordMutation, ResetPasswordMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ConfirmEmailDocument = "mutation ConfirmEmail($email:String!$key:String!){confirmEmail(input:{email:$email confirmation_key:$key}){customer{email}}}" as TypedDocument<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const RequestPasswordResetDocument = "mutation RequestPasswordReset($email:String!){requestPasswordResetEmail(email:$email)}" as TypedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = "mutation ResetPassword($email:String!$token:String!$newPassword:String!){resetPassword(email:$email resetPasswordToken:$token newPassword:$newPassword)}" as TypedDocument<ResetPasswordMutation, ResetPasswordMutationVariables>;
