import type { Money } from '@witryna/module-schemas';
import type { ShopResponse } from '../../api/shop-result.ts';
import type { Cart } from '../../cart/index.ts';
import { fillIn } from '../../i18n/messages.ts';
import type { PaymentTexts } from '../../i18n/payment.pl.ts';
import type { OrderRefusal } from './place-order.ts';

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

const OF_DELIVERY: readonly string[] = ['shipping-method-missing', 'shipping-method-unavailable'];
const OF_DETAILS: readonly string[] = ['shipping-address-missing', 'billing-address-missing', 'guest-email-missing'];
const OF_PAYMENT: readonly string[] = ['payment-method-missing', 'payment-method-unavailable'];
const OF_CART: readonly string[] = ['cart-missing', 'cart-not-active', 'cart-empty', 'products-unavailable'];
const OF_SESSION: readonly string[] = ['cart-forbidden', 'not-authorized'];

/** What a refusal of the shop means for the shopper. `before` is the cart that was on the screen. */
export function obstacleOf(
  { reason, sentence, message, lines }: OrderRefusal,
  before: Cart,
  texts: PaymentTexts,
): Obstacle {
  const words = sentence ?? message;
  const known = lines.filter((line) => line !== null);
  if (reason === 'total-changed') return { kind: 'changed', before };
  if (reason === 'out-of-stock' && known.length > 0) {
    const short = known.map(({ cart_item_uid: uid, name, available }) => ({ uid, name, available }));
    return { kind: 'short', lines: short };
  }
  if (reason === 'coupon-refused') return { kind: 'coupon', sentence: words };
  if (reason === 'consents-missing') return { kind: 'consents', sentence: texts.consentsMissing };
  if (OF_PAYMENT.includes(reason)) return { kind: 'ways', sentence: texts.wayGone };
  if (OF_DETAILS.includes(reason)) return { kind: 'details', sentence: words };
  if (OF_DELIVERY.includes(reason) || reason.startsWith('point-')) return { kind: 'delivery', sentence: words };
  if (reason === 'cart-missing' || reason === 'cart-not-active') return { kind: 'cart', sentence: texts.cartGone };
  return { kind: OF_CART.includes(reason) ? 'cart' : 'told', sentence: words };
}

/** The same for an order that was refused before anybody looked at it. */
export function obstacleOfFailure({ result, refusal }: ShopResponse<unknown>, texts: PaymentTexts): Obstacle {
  const code = refusal?.code ?? '';
  if (code === 'blik-code-invalid') return { kind: 'blik', sentence: refusal?.message ?? texts.blikEmpty };
  if (OF_SESSION.includes(code)) return { kind: 'details', sentence: texts.sessionLost };
  if (OF_CART.includes(code)) return { kind: 'cart', sentence: texts.cartGone };
  if (result.kind === 'limited') return { kind: 'told', sentence: texts.limited };
  return { kind: 'told', sentence: refusal?.message ?? texts.failed };
}

/** `Kwota zmieniła się z 134,89 zł na 139,89 zł: Krem Świt kosztuje teraz 54,00 zł.` */
export function changeInWords(
  before: Cart,
  after: Cart,
  { texts, money }: { readonly texts: PaymentTexts; readonly money: (money: Money) => string },
): string {
  const pricesBefore = new Map(before.lines.map(({ uid, price }) => [uid, price.amount]));
  const lines = after.lines
    .filter(({ uid, price }) => pricesBefore.has(uid) && pricesBefore.get(uid) !== price.amount)
    .map(({ name, price }) => fillIn(texts.changedLine, { name, price: money(price) }));
  const amounts = { before: money(before.total), after: money(after.total) };
  if (lines.length === 0) return fillIn(texts.changed, amounts);
  return fillIn(texts.changedLines, { ...amounts, lines: lines.join(', ') });
}

/** What still stands in the way once a short line was mended. */
export function withoutLine(obstacle: Obstacle | undefined, uid: string): Obstacle | undefined {
  if (obstacle?.kind !== 'short') return obstacle;
  const lines = obstacle.lines.filter((line) => line.uid !== uid);
  return lines.length > 0 ? { kind: 'short', lines } : undefined;
}
