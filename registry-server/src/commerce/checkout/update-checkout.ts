import type { OpenCart } from '../cart/change-cart.ts';
import { readCheckout, type StoredCheckout, writeCheckout } from '../cart/checkout-state/checkout.store.ts';

/** Changes what the cart carries beside its lines; the cart is locked, so nothing comes in between. */
export async function updateCheckout(
  { trx, cart, now }: OpenCart,
  next: (present: StoredCheckout) => StoredCheckout,
): Promise<void> {
  await writeCheckout(trx, cart.id, next(await readCheckout(trx, cart.id)), now);
}
