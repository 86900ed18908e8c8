import type { Cart } from '../../cart/index.ts';
import { goodsOfCart, track } from '../../data-layer/index.ts';

/** Notes how an order is about to be paid. */
export function trackPayment(cart: Cart, code: string, addressOf: (path: string) => string): void {
  track({ event: 'add_payment_info', payment_type: code, ...goodsOfCart(cart, addressOf) });
}
