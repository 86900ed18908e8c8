import { formatAmount } from '../format-amount.ts';
import type { CouponRefusal } from './coupon-refusal.ts';

type Sentence = (words: { readonly code: string; readonly minimum: string }) => string;

const POLISH: Readonly<Record<CouponRefusal, Sentence>> = {
  'coupon-unknown': ({ code }) => `Nie znamy kodu „${code}”. Sprawdź, czy jest wpisany bez błędu.`,
  'coupon-inactive': ({ code }) => `Kod „${code}” nie jest już ważny.`,
  'coupon-expired': ({ code }) => `Termin ważności kodu „${code}” minął.`,
  'coupon-used-up': ({ code }) => `Kod „${code}” został już wykorzystany tyle razy, ile było można.`,
  'coupon-used-by-customer': ({ code }) => `Kod „${code}” został już przez Ciebie wykorzystany.`,
  'coupon-not-started': ({ code }) => `Kod „${code}” jeszcze nie działa.`,
  'coupon-below-minimum': ({ code, minimum }) => `Kod „${code}” działa przy zakupach od ${minimum}.`,
  'coupon-not-for-these-goods': ({ code }) => `Kod „${code}” nie obejmuje żadnego produktu z koszyka.`,
};

const ENGLISH: Readonly<Record<CouponRefusal, Sentence>> = {
  'coupon-unknown': ({ code }) => `We do not know the code “${code}”. Check that it is typed correctly.`,
  'coupon-inactive': ({ code }) => `The code “${code}” is no longer valid.`,
  'coupon-expired': ({ code }) => `The code “${code}” has expired.`,
  'coupon-used-up': ({ code }) => `The code “${code}” has been used as often as it could be.`,
  'coupon-used-by-customer': ({ code }) => `You have already used the code “${code}”.`,
  'coupon-not-started': ({ code }) => `The code “${code}” does not work yet.`,
  'coupon-below-minimum': ({ code, minimum }) => `The code “${code}” works for purchases from ${minimum}.`,
  'coupon-not-for-these-goods': ({ code }) => `The code “${code}” covers nothing in the cart.`,
};

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
  const sentences = language.startsWith('pl') ? POLISH : ENGLISH;
  return sentences[refusal]({ code, minimum: formatAmount(minimum ?? 0, { language, currency }) });
}
