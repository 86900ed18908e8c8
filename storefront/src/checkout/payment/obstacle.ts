import type { ShopResponse } from '../../api/shop-result.ts';
import type { Cart } from '../../cart/index.ts';
import type { PaymentTexts } from '../../i18n/payment.pl.ts';

/** A line of which there is less than was ordered. */
export interface ShortLine {
  readonly uid: string;
  readonly name: string;
  /** Pieces that there are. */
  readonly available: number;
}

/** What stands between the button and the order, and what can be done about it. */
export type Obstacle =
  /** The amount is another one than was shown. */
  | { readonly kind: 'changed'; readonly before: Cart }
  | { readonly kind: 'short'; readonly lines: readonly ShortLine[] }
  | { readonly kind: 'coupon'; readonly sentence: string }
  /** An earlier step has to be opened again. */
  | { readonly kind: 'details' | 'delivery'; readonly sentence: string }
  | { readonly kind: 'cart'; readonly sentence: string }
  /** It can be tried again as it is. */
  | { readonly kind: 'told'; readonly sentence: string }
  /** A part of this step is wrong. */
  | { readonly kind: 'ways' | 'consents' | 'blik'; readonly sentence: string };

/** The cart cannot be ordered as it is, whatever else is right. */
export const OF_CART: readonly string[] = ['cart-missing', 'cart-not-active', 'cart-empty', 'products-unavailable'];
const OF_SESSION: readonly string[] = ['cart-forbidden', 'not-authorized'];

/** What it means that nobody looked at the order: the shop was away, or the session had ended. */
export function obstacleOfFailure({ result, refusal }: ShopResponse<unknown>, texts: PaymentTexts): Obstacle {
  const code = refusal?.code ?? '';
  if (code === 'blik-code-invalid') return { kind: 'blik', sentence: refusal?.message ?? texts.blikEmpty };
  if (OF_SESSION.includes(code)) return { kind: 'details', sentence: texts.sessionLost };
  if (OF_CART.includes(code)) return { kind: 'cart', sentence: texts.cartGone };
  if (result.kind === 'limited') return { kind: 'told', sentence: texts.limited };
  return { kind: 'told', sentence: refusal?.message ?? texts.failed };
}

/** What still stands in the way once a short line was mended. */
export function withoutLine(obstacle: Obstacle | undefined, uid: string): Obstacle | undefined {
  if (obstacle?.kind !== 'short') return obstacle;
  const lines = obstacle.lines.filter((line) => line.uid !== uid);
  return lines.length > 0 ? { kind: 'short', lines } : undefined;
}
