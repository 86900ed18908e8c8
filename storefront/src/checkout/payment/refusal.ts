import type { Money } from '@witryna/module-schemas';
import type { Cart } from '../../cart/index.ts';
import { fillIn } from '../../i18n/messages.ts';
import type { PaymentTexts } from '../../i18n/payment.pl.ts';
import { type Obstacle, OF_CART } from './obstacle.ts';
import type { OrderRefusal } from './place-order.ts';

const OF_DELIVERY: readonly string[] = ['shipping-method-missing', 'shipping-method-unavailable'];
const OF_DETAILS: readonly string[] = ['shipping-address-missing', 'billing-address-missing', 'guest-email-missing'];
const OF_PAYMENT: readonly string[] = ['payment-method-missing', 'payment-method-unavailable'];

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
