import type { BankRefund } from '../../api/commerce/bank-refunds.ts';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './bank-refunds.module.css';

/** The last day for a transfer, and whether it has passed. */
export function DueDay({ refund: { dueOn, isOverdue } }: { readonly refund: Pick<BankRefund, 'dueOn' | 'isOverdue'> }) {
  return (
    <span className={styles.due}>
      <time dateTime={dueOn}>{t.bankRefunds.due(formatDay(dueOn))}</time>
      {isOverdue && <Badge tone="danger">{t.bankRefunds.overdue}</Badge>}
    </span>
  );
}
