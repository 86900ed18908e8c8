import type { CouponTerms } from '../../api/commerce/coupons.ts';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { couponForm } from './coupon.form.ts';

/** What a coupon gives, in a word: „−10%”. */
export function worthOf({ kind, percent, amount }: CouponTerms, currency: string): string {
  if (kind === 'percent') return t.coupons.minusPercent(percent ?? 0);
  if (kind === 'fixed') return t.coupons.minusAmount(formatMoney({ amount: amount ?? 0, currency }));
  return couponForm.choiceTitle('kind', kind);
}
