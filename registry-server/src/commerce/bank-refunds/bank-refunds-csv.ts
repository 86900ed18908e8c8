import { csvCell } from '../../text/csv-cell.ts';
import type { BankRefund } from './list-bank-refunds.ts';

const HEAD = ['Numer konta', 'Odbiorca', 'Tytuł', 'Kwota', 'Waluta'];

/**
 * Transfers as banks import them: semicolons, a decimal comma, a Polish account as its 26 digits. Those without an account
 * are not in it.
 */
export function bankRefundsCsv(refunds: readonly BankRefund[]): string {
  const rows = refunds.flatMap(({ account, recipient, title, amount, currency }) => {
    if (!account) return [];
    // A comma needs no quotes here, and not every bank reads them around an amount.
    const sum = (amount / 100).toFixed(2).replace('.', ',');
    return [[account.account.replace(/^PL/, ''), csvCell(recipient), csvCell(title), sum, currency]];
  });
  return [HEAD, ...rows].map((row) => `${row.join(';')}\r\n`).join('');
}
