import { billingAddressOf, type CartAddress, type CartCheckout } from '../../cart/index.ts';
import { isPlaceholder } from '../../checkout/index.ts';
import type { DraftAddress, DraftConsent } from './draft-order.ts';
import { placementError } from './placement.errors.ts';

/** What an order takes of its cart's checkout. */
export interface OrderCheckout {
  readonly shippingAddress: DraftAddress;
  readonly billingAddress: DraftAddress;
  readonly note: string | null;
  readonly consents: readonly DraftConsent[];
}

/** The checkout of a cart as its order takes it; throws `PlacementRefused` where something is missing. */
export function toOrderCheckout(checkout: CartCheckout): OrderCheckout {
  const { shippingAddress, customerNotes, consents } = checkout;
  const billingAddress = billingAddressOf(checkout);
  if (!shippingAddress || isPlaceholder(shippingAddress)) throw placementError.shippingAddress();
  if (!billingAddress || isPlaceholder(billingAddress)) throw placementError.billingAddress();
  return {
    shippingAddress: toDraftAddress(shippingAddress),
    billingAddress: toDraftAddress(billingAddress),
    note: customerNotes ?? null,
    consents: consents.map(({ agreement, isGranted, textVersion, source, at }) => ({
      agreement,
      isGranted,
      textVersion,
      source,
      at: new Date(at),
    })),
  };
}

/** Field by field: an address of a cart may carry more. */
function toDraftAddress(address: CartAddress): DraftAddress {
  const { firstName, lastName, middleName, prefix, suffix, company, vatId, street, city } = address;
  const { postcode, countryCode, region, regionCode, regionId, phone, fax } = address;
  return {
    firstName,
    lastName,
    middleName,
    prefix,
    suffix,
    company,
    vatId,
    street,
    city,
    postcode,
    countryCode,
    region,
    regionCode,
    regionId,
    phone,
    fax,
  };
}
