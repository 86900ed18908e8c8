import type { BillingAddressInput } from '../../../graphql/types.gen.ts';
import { type CartAddress, type Change, type OpenCart, readCheckout, type StoredCheckout } from '../../cart/index.ts';
import { readCartAddress, requireOneSource } from '../addresses/read-cart-address.ts';
import { savedAddress, saveForCustomer } from '../addresses/saved-address.ts';
import { refuse } from '../checkout.errors.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Sets the address of the invoice. The way of delivery stays: it has nothing to do with it. */
export function setBillingAddress(input: BillingAddressInput): Change<null> {
  requireOneSource('billing', input);
  return async (open) => {
    const billingAddress = await billingOf(input, open);
    await updateCheckout(open, (present) => ({
      ...present,
      billingAddress,
      ...(input.use_for_shipping && billingAddress !== 'same' && { shippingAddress: billingAddress }),
    }));
    return { outcome: null };
  };
}

async function billingOf(input: BillingAddressInput, open: OpenCart): Promise<'same' | CartAddress> {
  const { address: typed, customer_address_id: savedId, same_as_shipping: isSame, use_for_shipping: both } = input;
  if (isSame && !savedId) return sameAsShipping(await readCheckout(open.trx, open.cart.id), input, open);
  const use = both ? 'shipping' : 'billing';
  if (savedId) return savedAddress(open, savedId, use);
  if (!typed) throw refuse.noBillingSource();
  const address = readCartAddress(typed, use, open.shopper.site);
  if (typed.save_in_address_book !== false) await saveForCustomer(open, address);
  return address;
}

/** The address of the parcel; a form that asks for an invoice besides sends the company with it. */
function sameAsShipping(
  { shippingAddress }: StoredCheckout,
  { address: typed }: BillingAddressInput,
  { shopper }: OpenCart,
): 'same' | CartAddress {
  if (!shippingAddress) throw refuse.nothingToBillTo();
  if (!typed?.vat_id?.trim()) return 'same';
  const { company, vatId } = readCartAddress(typed, 'billing', shopper.site);
  return { ...shippingAddress, company, vatId };
}
