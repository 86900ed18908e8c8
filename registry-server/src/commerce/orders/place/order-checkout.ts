import { billingAddressOf, type CartAddress, type CartCheckout } from '../../checkout/cart-checkout.ts';
import type { DraftAddress, DraftConsent } from './order-draft.ts';

/** What a cart carries beside its lines, as an order takes it. */
export interface OrderCheckout {
  readonly shippingAddress?: DraftAddress | undefined;
  readonly billingAddress?: DraftAddress | undefined;
  readonly shipping?: CartCheckout['delivery'];
  /** The point that was chosen, as typed. */
  readonly pointCode?: string | undefined;
  readonly payment?: CartCheckout['payment'];
  readonly note: string | null;
  readonly consents: readonly DraftConsent[];
}

/** The checkout of a cart as its order takes it. */
export function toOrderCheckout(checkout: CartCheckout): OrderCheckout {
  const { shippingAddress, delivery, payment, pointCode, customerNotes } = checkout;
  const billing = billingAddressOf(checkout);
  return {
    ...(shippingAddress && { shippingAddress: toDraftAddress(shippingAddress) }),
    ...(billing && { billingAddress: toDraftAddress(billing) }),
    ...(delivery && { shipping: delivery }),
    ...(payment && { payment }),
    ...(pointCode !== undefined && { pointCode }),
    note: customerNotes ?? null,
    consents: checkout.consents.map(({ agreement, isGranted, textVersion, source, at }) => ({
      ...{ agreement, isGranted, textVersion, source, at: new Date(at) },
    })),
  };
}

/** Field by field: an address of a cart may carry more. */
function toDraftAddress(address: CartAddress): DraftAddress {
  const { firstName, lastName, middleName, prefix, suffix, company, vatId, street, city } = address;
  const { postcode, countryCode, region, regionCode, regionId, phone, fax } = address;
  return {
    ...{ firstName, lastName, middleName, prefix, suffix, company, vatId, street, city },
    ...{ postcode, countryCode, region, regionCode, regionId, phone, fax },
  };
}
