import { errorSentence } from '../../../error-messages/error-messages.ts';
import { type HasLanguage, languageOf } from '../../../error-messages/language.ts';
import type { CouponRefusal } from '../../coupons/index.ts';
import { formatAmount } from '../../pricing/index.ts';
import type { CheckoutNoticeCode } from '../checkout-state/checkout-notices.ts';
import type { LineProblem, LineRow } from './cart-line.ts';

type LineNoticeCode = `line-${Exclude<LineProblem, 'not-earned'>}`;
/** About the whole cart. */
type CartNoticeCode = 'cart-merged-into-itself';
type ChangeNoticeCode = 'gift-not-earned' | 'gift-removed' | 'quantity-cut' | 'lines-full';
export type NoticeCode = LineNoticeCode | ChangeNoticeCode | CartNoticeCode | CouponRefusal | CheckoutNoticeCode;

/** Something about the cart that the shopper should know. */
export interface CartNotice {
  readonly code: NoticeCode;
  /** In the shopper's language. */
  readonly message: string;
  readonly sku?: string;
  /** Pieces that there are, or that were left. */
  readonly quantity?: number;
  /** Code of the coupon that it is about. */
  readonly coupon?: string;
}

/** A gift or a sample, and the value of goods from which it is given where the cart is too small for it. */
interface UnearnedGift {
  readonly sku: string;
  readonly name: string;
  readonly kind: LineRow['kind'];
  readonly givenFrom?: number;
}

/** A notice about a thing in the cart. */
export function noticeOf(
  code: LineNoticeCode | ChangeNoticeCode,
  { sku, name, quantity }: { readonly sku: string; readonly name: string; readonly quantity?: number },
  language: string,
): CartNotice {
  const key = code === 'gift-not-earned' ? 'gift-not-earned/line' : code;
  const message = errorSentence(key, languageOf({ language }), { name, quantity: quantity ?? 0 });
  return { code, message, sku, ...(quantity !== undefined && { quantity }) };
}

/** A gift that the cart does not earn, with what is missing to it where that is a matter of goods. */
export function giftNotice(
  code: 'gift-not-earned' | 'gift-removed',
  { sku, name, kind, givenFrom }: UnearnedGift,
  { site, goods }: { readonly site: HasLanguage & { readonly currency: string }; readonly goods: number },
): CartNotice {
  const isSample = kind === 'sample';
  if (givenFrom === undefined) {
    if (code === 'gift-not-earned' || !isSample) return noticeOf(code, { sku, name }, site.language);
    return { code, message: errorSentence('gift-removed/sample', languageOf(site), { name }), sku };
  }
  const amounts = { threshold: formatAmount(givenFrom, site), missing: formatAmount(givenFrom - goods, site) };
  const key = isSample ? 'gift-not-earned/sample-from' : 'gift-not-earned/from';
  return { code, message: errorSentence(key, languageOf(site), { name, ...amounts }), sku };
}

/** Two carts were to become one, and were one already: nothing has changed. */
export function mergedIntoItself(site: HasLanguage): CartNotice {
  const code = 'cart-merged-into-itself';
  return { code, message: errorSentence(code, languageOf(site)) };
}
