import { errorSentence } from '../../../error-messages/error-messages.ts';
import { type HasLanguage, languageOf } from '../../../error-messages/language.ts';
import type { CouponRefusal } from '../../coupons/index.ts';
import type { CheckoutNoticeCode } from '../checkout-state/checkout-notices.ts';
import type { LineProblem } from './cart-line.ts';

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

/** Two carts were to become one, and were one already: nothing has changed. */
export function mergedIntoItself(site: HasLanguage): CartNotice {
  const code = 'cart-merged-into-itself';
  return { code, message: errorSentence(code, languageOf(site)) };
}
