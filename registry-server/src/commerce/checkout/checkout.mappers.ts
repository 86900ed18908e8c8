import type { CartAddress, CartState } from '../cart/index.ts';

/** An address with the cart that it belongs to. */
export interface AddressInCart {
  readonly address: CartAddress;
  readonly state: CartState;
}

export type ShippingCartAddressMapper = AddressInCart;
export type BillingCartAddressMapper = AddressInCart;
