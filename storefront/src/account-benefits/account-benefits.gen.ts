// Written from the document beside it; do not edit.
import type { AccountProgramsQuery, AccountProgramsQueryVariables, UpdateLoyaltyMutation, UpdateLoyaltyMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

const ProgramPartsFields = "fragment ProgramParts on Customer{is_premium loyalty{kameleon friends_and_family friends_and_family_status miles_and_more}}";
export const AccountProgramsDocument = ("query AccountPrograms{customer{...ProgramParts}}" + ProgramPartsFields) as TypedDocument<AccountProgramsQuery, AccountProgramsQueryVariables>;
export const UpdateLoyaltyDocument = ("mutation UpdateLoyalty($kameleon:Boolean$friendsAndFamily:Boolean$milesAndMore:Boolean){updateLoyalty(kameleon:$kameleon friends_and_family:$friendsAndFamily miles_and_more:$milesAndMore){customer{...ProgramParts}}}" + ProgramPartsFields) as TypedDocument<UpdateLoyaltyMutation, UpdateLoyaltyMutationVariables>;
