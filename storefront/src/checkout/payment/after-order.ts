import { isBlik } from './pay-ways.ts';
import type { PlacedOrder } from './place-order.ts';

/** What follows an order that was placed. */
export type AfterOrder =
  | { readonly kind: 'leave'; readonly address: string }
  /** The bank's app asks for the payment. */
  | { readonly kind: 'wait' }
  /** A BLIK code was refused: the order waits for another one. */
  | { readonly kind: 'again'; readonly sentence: string | undefined }
  | { readonly kind: 'open'; readonly path: string };

/** Nobody knows yet what became of the payment. */
const OPEN_REASONS: readonly string[] = ['payment-under-way', 'payment-interrupted'];

/** Where the shopper goes from here; `total` is what is to be paid, in minor units. */
export function afterOrder(
  { payment_method: method, redirect_url: url, payment_error: error, payment_error_sentence: sentence }: PlacedOrder,
  total: number,
): AfterOrder {
  if (error && OPEN_REASONS.includes(error)) return { kind: 'open', path: '/payment-verification' };
  if (error && isBlik(method ?? '')) return { kind: 'again', sentence: sentence ?? undefined };
  if (error) return { kind: 'open', path: `/payment-error/${encodeURIComponent(error)}` };
  if (url && isPayPage(url)) return { kind: 'leave', address: url };
  if (total > 0 && isBlik(method ?? '')) return { kind: 'wait' };
  return { kind: 'open', path: '/thank-you' };
}

/** An address of the web; anything else is nobody's page of payment. */
function isPayPage(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}
