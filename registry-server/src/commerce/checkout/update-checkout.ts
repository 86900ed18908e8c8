import { type OpenCart, readCheckout, type StoredCheckout, writeCheckout } from '../cart/index.ts';

/** Changes what the cart carries beside its lines; the cart is locked, so nothing comes in between. */
export async function updateCheckout(
  { trx, cart, now }: OpenCart,
  next: (present: StoredCheckout) => StoredCheckout,
): Promise<void> {
  await writeCheckout(trx, cart.id, next(await readCheckout(trx, cart.id)), now);
}
