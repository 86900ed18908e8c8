// Written from the document beside it; do not edit.
import type { ContactUsMutation, ContactUsMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const ContactUsDocument = "mutation ContactUs($input:ContactUsInput!){contactUs(input:$input){status}}" as TypedDocument<ContactUsMutation, ContactUsMutationVariables>;
