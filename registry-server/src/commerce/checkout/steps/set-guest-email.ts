import { isEmailAddress } from '@witryna/module-schemas/validation';
import type { Change } from '../../cart/index.ts';
import { checkoutError } from '../checkout.errors.ts';

/** Notes where a guest is written to; a customer's address is the account's. */
export function setGuestEmail(typed: string): Change<null> {
  const email = typed.trim();
  return async ({ trx, cart, shopper }) => {
    if (shopper.customer) throw checkoutError.loggedIn();
    if (!isEmailAddress(email)) throw checkoutError.email();
    await trx.updateTable('cart').set({ email }).where('id', '=', cart.id).execute();
    return { outcome: null };
  };
}
