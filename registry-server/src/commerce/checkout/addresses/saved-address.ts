import type { AddressUse } from '@witryna/module-schemas/validation';
import { NotAuthorized } from '../../../graphql/refusals.ts';
import { AddressMissing, keepAddress } from '../../../identity/customers/index.ts';
import { type CartAddress, type OpenCart, toCartAddress } from '../../cart/index.ts';
import { requireComplete, requireCountry } from './cart-address-input.ts';

/** The customer's own address of this number. Another's is as missing as one that is not there. */
export async function savedAddress({ trx, shopper }: OpenCart, id: number, use: AddressUse): Promise<CartAddress> {
  const { customer, site } = shopper;
  if (!customer) throw new NotAuthorized();
  const row = await trx
    .selectFrom('customer_address')
    .selectAll()
    .where('customerId', '=', customer.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AddressMissing(id);
  requireCountry(row.countryCode, use, site);
  return requireComplete(toCartAddress(row), use);
}

/** Puts an address into the customer's book unless it is there; a guest has none, and a full one takes no more. */
export async function saveForCustomer({ trx, shopper, now }: OpenCart, address: CartAddress): Promise<void> {
  if (!shopper.customer) return;
  const asked = { ...address, isDefaultShipping: false, isDefaultBilling: false };
  await keepAddress(trx, { customerId: shopper.customer.id, address: asked, now });
}
