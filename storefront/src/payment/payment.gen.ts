// Written from the document beside it; do not edit.
import type { PaymentReasonsQuery, PaymentReasonsQueryVariables, PaymentStatusQuery, PaymentStatusQueryVariables, RetryPaymentMutation, RetryPaymentMutationVariables } from '../api/operations.gen.ts';
import type { TypedDocument } from '../api/typed-document.ts';

export const PaymentStatusDocument = "query PaymentStatus($number:String!$token:String!){orderPaymentStatus(orderNumber:$number token:$token){order_number status status_code payment_method reason_code reason_sentence can_retry retry_payment_methods{code title}instructions{title}}guestOrderByToken(input:{token:$token}){total{grand_total{value currency}}}}" as TypedDocument<PaymentStatusQuery, PaymentStatusQueryVariables>;
export const PaymentReasonsDocument = "query PaymentReasons{paymentReasons{code is_prefix sentence}}" as TypedDocument<PaymentReasonsQuery, PaymentReasonsQueryVariables>;
export const RetryPaymentDocument = "mutation RetryPayment($number:String!$token:String!$method:PaymentMethodInput){retryPaymentUrl(order_id:$number token:$token payment_method:$method){url reason_code reason_sentence retry_payment_methods{code title}instructions{text}}}" as TypedDocument<RetryPaymentMutation, RetryPaymentMutationVariables>;
