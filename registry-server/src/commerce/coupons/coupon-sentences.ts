import { errorSentence } from '../../error-messages/error-messages.ts';
import { languageOf } from '../../error-messages/language.ts';
import { formatAmount } from '../format-amount.ts';
import type { CouponRefusal } from './coupon-refusal.ts';

export interface RefusedCoupon {
  readonly code: string;
  readonly minimum?: number | null;
}

/** The reason in the shopper's language. */
export function couponSentence(
  refusal: CouponRefusal,
  { code, minimum }: RefusedCoupon,
  { language, currency }: { readonly language: string; readonly currency: string },
): string {
  const values = { code, minimum: formatAmount(minimum ?? 0, { language, currency }) };
  return errorSentence(refusal, languageOf({ language }), values);
}
