// Written from the document beside it; do not edit.
import type { StartApplePaySessionMutation, StartApplePaySessionMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const StartApplePaySessionDocument = "mutation StartApplePaySession($validationUrl:String!){startApplePaySession(validationUrl:$validationUrl)}" as TypedDocument<StartApplePaySessionMutation, StartApplePaySessionMutationVariables>;
