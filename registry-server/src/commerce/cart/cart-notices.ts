import type { CheckoutNoticeCode } from '../checkout/checkout-notices.ts';
import type { CouponRefusal } from '../coupons/coupon-refusal.ts';
import type { LineProblem } from './cart-line.ts';

type LineNoticeCode = `line-${Exclude<LineProblem, 'not-earned'>}`;
type ChangeNoticeCode = 'gift-not-earned' | 'gift-removed' | 'quantity-cut' | 'lines-full';
export type NoticeCode = LineNoticeCode | ChangeNoticeCode | CouponRefusal | CheckoutNoticeCode;

/** Something about the cart that the shopper should know. */
export interface CartNotice {
  readonly code: NoticeCode;
  /** In the shopper's language. */
  readonly message: string;
  readonly sku?: string;
  /** Pieces that there are, or that were left. */
  readonly quantity?: number;
}

interface Words {
  readonly name: string;
  readonly quantity: number;
}

type Sentences = Readonly<Record<LineNoticeCode | ChangeNoticeCode, (words: Words) => string>>;

const POLISH: Sentences = {
  'line-gone': ({ name }) => `„${name}” nie jest już dostępny.`,
  'line-withdrawn': ({ name }) => `„${name}” został wycofany ze sprzedaży.`,
  'line-without-price': ({ name }) => `„${name}” nie jest teraz w sprzedaży.`,
  'line-not-for-sale': ({ name }) => `„${name}” nie jest teraz w sprzedaży.`,
  'line-out-of-stock': ({ name }) => `„${name}”: brak w magazynie.`,
  'line-short': ({ name, quantity }) => `„${name}”: w magazynie zostało tylko ${quantity} szt.`,
  'gift-not-earned': ({ name }) => `„${name}”: koszyk nie spełnia już warunków tego prezentu.`,
  'gift-removed': ({ name }) => `„${name}” został usunięty: koszyk nie spełnia już warunków tego prezentu.`,
  'quantity-cut': ({ name, quantity }) =>
    `„${name}”: tyle sztuk nie możemy sprzedać, w koszyku zostało ${quantity} szt.`,
  'lines-full': ({ name }) => `„${name}” nie zmieścił się w koszyku.`,
};

const ENGLISH: Sentences = {
  'line-gone': ({ name }) => `“${name}” is no longer available.`,
  'line-withdrawn': ({ name }) => `“${name}” has been withdrawn from sale.`,
  'line-without-price': ({ name }) => `“${name}” is not on sale now.`,
  'line-not-for-sale': ({ name }) => `“${name}” is not on sale now.`,
  'line-out-of-stock': ({ name }) => `“${name}” is out of stock.`,
  'line-short': ({ name, quantity }) => `“${name}”: only ${quantity} left in stock.`,
  'gift-not-earned': ({ name }) => `“${name}”: the cart no longer meets the terms of this gift.`,
  'gift-removed': ({ name }) => `“${name}” was removed: the cart no longer meets the terms of this gift.`,
  'quantity-cut': ({ name, quantity }) => `“${name}”: we cannot sell that many, ${quantity} remained in the cart.`,
  'lines-full': ({ name }) => `“${name}” did not fit into the cart.`,
};

/** A notice about a thing in the cart. */
export function noticeOf(
  code: LineNoticeCode | ChangeNoticeCode,
  { sku, name, quantity }: { readonly sku: string; readonly name: string; readonly quantity?: number },
  language: string,
): CartNotice {
  const sentences = language.startsWith('pl') ? POLISH : ENGLISH;
  const message = sentences[code]({ name, quantity: quantity ?? 0 });
  return { code, message, sku, ...(quantity !== undefined && { quantity }) };
}
