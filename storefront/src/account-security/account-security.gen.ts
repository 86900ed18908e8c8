// Written from the document beside it; do not edit.
import type { AccountSecurityQuery, AccountSecurityQueryVariables, CancelDeletionMutation, CancelDeletionMutationVariables, RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables, RevokeSessionMutation, RevokeSessionMutationVariables, ScheduleDeletionMutation, ScheduleDeletionMutationVariables, SendDeletionLinkMutation, SendDeletionLinkMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const AccountSecurityDocument = "query AccountSecurity{customer{email has_password deletion_due_at sessions{id device created_at last_used_at is_current}}}" as TypedDocument<AccountSecurityQuery, AccountSecurityQueryVariables>;
export const RevokeSessionDocument = "mutation RevokeSession($id:ID!){revokeCustomerSession(id:$id)}" as TypedDocument<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = "mutation RevokeOtherSessions{revokeOtherCustomerSessions}" as TypedDocument<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const ScheduleDeletionDocument = "mutation ScheduleDeletion($password:String$token:String){scheduleCustomerDeletion(password:$password token:$token){due_at}}" as TypedDocument<ScheduleDeletionMutation, ScheduleDeletionMutationVariables>;
export const SendDeletionLinkDocument = "mutation SendDeletionLink{sendCustomerDeletionLink}" as TypedDocument<SendDeletionLinkMutation, SendDeletionLinkMutationVariables>;
export const CancelDeletionDocument = "mutation CancelDeletion{cancelCustomerDeletion}" as TypedDocument<CancelDeletionMutation, CancelDeletionMutationVariables>;
