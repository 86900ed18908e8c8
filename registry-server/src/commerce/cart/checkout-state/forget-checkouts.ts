import type { Trx } from '../../../database/transaction.ts';

/** Forgets what a customer typed on the way to orders; the orders themselves are kept as the law wants it. */
export async function forgetCheckouts(trx: Trx, customerId: number): Promise<void> {
  const own = trx.selectFrom('cart').select('id').where('customerId', '=', customerId);
  await trx.deleteFrom('cart_checkout').where('cartId', 'in', own).execute();
}
