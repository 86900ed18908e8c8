import { formatBankAccount, parseBankAccount } from '@witryna/module-schemas/validation';

/** An account as the buyer types it. */
export interface TypedAccount {
  readonly number: string;
  /** Empty when the account is the buyer's own. */
  readonly holder: string;
}

export const NO_ACCOUNT: TypedAccount = { number: '', holder: '' };

/** The number in groups, as banks print it; what is no account number stays as it was typed. */
export function grouped(number: string): string {
  const account = parseBankAccount(number);
  return account ? formatBankAccount(account) : number;
}

/** Whether a number was typed that no money can be sent to; nothing at all is not wrong. */
export function isWrongAccount({ number }: TypedAccount): boolean {
  return number.trim() !== '' && parseBankAccount(number) === undefined;
}

/** What is sent; undefined when no number was typed. */
export function accountInput({ number, holder }: TypedAccount) {
  if (number.trim() === '') return undefined;
  return { account_number: number, ...(holder.trim() && { holder: holder.trim() }) };
}
