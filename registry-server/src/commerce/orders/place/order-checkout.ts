import { billingAddressOf, type CartCheckout, toCartAddress } from '../../cart/index.ts';
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
    shippingAddress: toCartAddress(shippingAddress),
    billingAddress: toCartAddress(billingAddress),
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
