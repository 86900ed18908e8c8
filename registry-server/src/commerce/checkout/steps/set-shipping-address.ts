import type { ShippingAddressInput } from '../../../graphql/types.gen.ts';
import type { CartAddress, Change, CheckoutOffers, OpenCart } from '../../cart/index.ts';
import { isPlaceholder } from '../addresses/placeholder-address.ts';
import { readCartAddress, requireOneSource } from '../addresses/read-cart-address.ts';
import { savedAddress, saveForCustomer } from '../addresses/saved-address.ts';
import { refuse } from '../checkout.errors.ts';
import { type Given, readNote } from '../given-text.ts';
import { readPoint } from '../point-choice.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Sets the one address that the parcel goes to, with the shopper's note and the point that is meant. */
export function setShippingAddress(
  inputs: readonly Given<ShippingAddressInput>[],
  offers: Pick<CheckoutOffers, 'delivery'>,
): Change<null> {
  const [input, ...others] = inputs.flatMap((each) => each ?? []);
  if (!input) throw refuse.parameter('shipping_addresses');
  if (others.length > 0) throw refuse.severalAddresses();
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
  if (!input) throw refuse.noShippingSource();
  const address = readCartAddress(input, 'shipping', open.shopper.site);
  if (input.save_in_address_book !== false && !isPlaceholder(address)) await saveForCustomer(open, address);
  return address;
}
