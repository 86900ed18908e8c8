import { errorSentence } from '../../error-messages/error-messages.ts';
import { languageOf } from '../../error-messages/language.ts';
import type { MessageValues } from '../../error-messages/message.ts';
import { formatAmount } from '../pricing/index.ts';
import type { CouponRefusal } from './coupon-refusal.ts';

export interface RefusedCoupon {
  readonly code: string;
  readonly minimum?: number | null;
}

/** What the sentence of a refused coupon is filled with. */
export function couponValues(
  { code, minimum }: RefusedCoupon,
  { language, currency }: { readonly language: string; readonly currency: string },
): MessageValues {
  return { code, minimum: formatAmount(minimum ?? 0, { language, currency }) };
}

/** The reason in the shopper's language. */
export function couponSentence(
  refusal: CouponRefusal,
  coupon: RefusedCoupon,
  site: { readonly language: string; readonly currency: string },
): string {
  return errorSentence(refusal, languageOf(site), couponValues(coupon, site));
}
