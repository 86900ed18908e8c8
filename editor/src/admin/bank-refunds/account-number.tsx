import { formatBankAccount } from '@witryna/module-schemas/validation';
import type { OrderRefundAccount } from '../../api/commerce/bank-refunds.ts';
import { t } from '../../i18n/pl.ts';
import { CopiedValue } from './copied-value.tsx';

/** An account number in groups; it is copied as banks take it: a Polish one as its 26 digits. */
export function AccountNumber({ account }: { readonly account: NonNullable<OrderRefundAccount['account']> }) {
  return (
    <CopiedValue name={t.bankRefunds.account.number} value={account.number.replace(/^PL/, '')}>
      {formatBankAccount(account.number)}
    </CopiedValue>
  );
}
