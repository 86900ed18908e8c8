import type { Faults } from '../../../forms/faults-at-fields.ts';
import { parseMoney } from '../../../forms/money-text.ts';
import { t } from '../../../i18n/pl.ts';

export interface RefundFormValues {
  readonly amount: string;
  readonly reason: string;
}

/** What somebody typed as a refund, in minor units. */
export function fromFormValues({ amount, reason }: RefundFormValues) {
  return { amount: parseMoney(amount), reason: reason.trim() };
}

/** What is wrong with a refund before it is sent; no more than `left` can go back. */
export function checkRefund(typed: RefundFormValues, left: number): Faults {
  const { amount, reason } = fromFormValues(typed);
  const about = amountFault(amount, left);
  return {
    ...(about && { '/amount': [about] }),
    ...(reason === '' && { '/reason': [t.forms.required] }),
  };
}

function amountFault(amount: number | undefined, left: number): string | undefined {
  if (amount === undefined) return t.forms.notMoney;
  if (amount === 0) return t.payments.refund.nothing;
  return amount > left ? t.payments.refund.tooMuch : undefined;
}
