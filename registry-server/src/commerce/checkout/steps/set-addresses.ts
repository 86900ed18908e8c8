import type { BillingAddressInput, ShippingAddressInput } from '../../../graphql/types.gen.ts';
import {
  type CartAddress,
  type Change,
  type CheckoutOffers,
  type OpenCart,
  readCheckout,
  type StoredCheckout,
} from '../../cart/index.ts';
import { readCartAddress, requireOneSource } from '../addresses/cart-address-input.ts';
import { isPlaceholder } from '../addresses/placeholder-address.ts';
import { savedAddress, saveForCustomer } from '../addresses/saved-address.ts';
import { type Given, readNote } from '../api/input-text.ts';
import { checkoutError } from '../checkout.errors.ts';
import { readPoint } from '../point-choice.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Sets the one address that the parcel goes to, with the shopper's note and the point that is meant. */
export function setShippingAddress(
  inputs: readonly Given<ShippingAddressInput>[],
  offers: Pick<CheckoutOffers, 'delivery'>,
): Change<null> {
  const [input, ...others] = inputs.flatMap((each) => each ?? []);
  if (!input) throw checkoutError.parameter('shipping_addresses');
  if (others.length > 0) throw checkoutError.severalAddresses();
  requireOneSource('shipping', input);
  return async (open) => {
    const shippingAddress = await addressOf(input, open);
    const note = readNote(input.customer_notes);
    const changePoint = await readPoint(input.pickup_location_code, open, offers);
    await updateCheckout(open, (before) => {
      const { customerNotes = null, ...present } = changePoint?.(before) ?? before;
      const notes = note === undefined ? customerNotes : note;
      return {
        ...present,
        shippingAddress,
        ...(notes !== null && { customerNotes: notes }),
      };
    });
    return { outcome: null };
  };
}

async function addressOf(
  { address: input, customer_address_id: savedId }: ShippingAddressInput,
  open: OpenCart,
): Promise<CartAddress> {
  if (savedId) return savedAddress(open, savedId, 'shipping');
  if (!input) throw checkoutError.noShippingSource();
  const address = readCartAddress(input, 'shipping', open.shopper.site);
  if (input.save_in_address_book !== false && !isPlaceholder(address)) await saveForCustomer(open, address);
  return address;
}

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
  if (!typed) throw checkoutError.noBillingSource();
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
  if (!shippingAddress) throw checkoutError.nothingToBillTo();
  if (!typed?.vat_id?.trim()) return 'same';
  const { company, vatId } = readCartAddress(typed, 'billing', shopper.site);
  return { ...shippingAddress, company, vatId };
}
