import type { Change } from './change-cart.ts';

/** Takes all gifts and samples out, and notes that the shopper wants none. */
export function declineGifts(): Change<null> {
  return async ({ trx, cart }) => {
    await trx.deleteFrom('cart_line').where('cartId', '=', cart.id).where('kind', '!=', 'item').execute();
    await trx.updateTable('cart').set({ giftsDeclined: true }).where('id', '=', cart.id).execute();
    return { outcome: null };
  };
}
