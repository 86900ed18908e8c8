/** What other features may use of money that goes back by a transfer. */

export { transferRefundOf } from './bank-refunds.resolvers.ts';
export type { BankRefunds } from './bank-refunds.ts';
export { countBankRefunds } from './list-bank-refunds.ts';
export type { TypedRefundAccount } from './refund-account-input.ts';
export { refundDueOn } from './refund-due.ts';
export type { TransferRefund } from './transfer-refunds.ts';
