import { errorSentence } from '../../error-messages/error-messages.ts';
import { languageOf } from '../../error-messages/language.ts';
import type { MessageValues } from '../../error-messages/message.ts';
import { SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import { formatAmount } from '../pricing/index.ts';
import type { CouponRefusal } from './coupon-refusal.ts';

export interface RefusedCoupon {
  readonly code: string;
  readonly minimum?: number | null;
  readonly startsAt?: Date | null;
  /** The first instant without it. */
  readonly endsAt?: Date | null;
  /** Value of the goods that it was held against. */
  readonly subtotal?: number;
}

interface SiteOfCoupon {
  readonly language: string;
  readonly currency: string;
}

/** What the sentence of a refused coupon is filled with. */
export function couponValues(
  { code, minimum, startsAt, endsAt, subtotal = 0 }: RefusedCoupon,
  { language, currency }: SiteOfCoupon,
): MessageValues {
  const least = minimum ?? 0;
  return {
    code,
    minimum: formatAmount(least, { language, currency }),
    missing: formatAmount(Math.max(0, least - subtotal), { language, currency }),
    ...(startsAt && { firstDay: dayFormatOf(language).format(startsAt) }),
    ...(endsAt && { lastDay: dayFormatOf(language).format(endsAt.getTime() - 1) }),
  };
}

/** The reason in the shopper's language. */
export function couponSentence(refusal: CouponRefusal, coupon: RefusedCoupon, site: SiteOfCoupon): string {
  return errorSentence(refusal, languageOf(site), couponValues(coupon, site));
}

// Making a formatter costs a hundred times what using it does.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Days in figures: `31.10.2026`. */
function dayFormatOf(language: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'short', timeZone: SHOP_TIME_ZONE });
  dayFormats.set(language, format);
  return format;
}
