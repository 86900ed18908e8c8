import { LONGEST_BANK_ACCOUNT_TEXT, parseBankAccount } from '@witryna/module-schemas/validation';
import type { FieldRule } from '../../error-messages/error-messages.ts';

/** An account as a buyer types it. */
export interface TypedRefundAccount {
  readonly account_number: string;
  readonly holder?: string | null;
}

/** An account that money can be sent to. */
export interface RefundAccount {
  /** With its country: `PL61109010140000071219812874`. */
  readonly account: string;
  /** Whose it is; null when it is the buyer's own. */
  readonly holder: string | null;
}

/** As long as the line for a name in a transfer may be. */
const LONGEST_HOLDER = 70;

export type RefundAccountFault = {
  readonly path: '/account_number' | '/holder';
  readonly rule: Extract<FieldRule, 'bank-account' | 'too-long'>;
};

/** What was typed as it is kept, or what is wrong with it. */
export function readRefundAccount(typed: TypedRefundAccount): RefundAccount | { readonly fault: RefundAccountFault } {
  const { account_number: number } = typed;
  const account = number.length > LONGEST_BANK_ACCOUNT_TEXT ? undefined : parseBankAccount(number);
  if (!account) return { fault: { path: '/account_number', rule: 'bank-account' } };
  const holder = typed.holder?.replaceAll(/\s+/g, ' ').trim() || null;
  if (holder && holder.length > LONGEST_HOLDER) return { fault: { path: '/holder', rule: 'too-long' } };
  return { account, holder };
}
