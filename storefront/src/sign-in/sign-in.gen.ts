// Written from the document beside it; do not edit.
import type { ResendConfirmationMutation, ResendConfirmationMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ResendConfirmationDocument = "mutation ResendConfirmation($email:String!){resendConfirmationEmail(email:$email)}" as TypedDocument<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
