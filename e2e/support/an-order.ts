import { expect } from '@playwright/test';
import { ADDRESS, CHOOSE_POINT } from './an-address.ts';
import { aGuest, type ShopperApi } from './shopper-api.ts';

export interface Purchase {
  /** Of a guest; a customer has one. */
  readonly email?: string;
  readonly sku?: string;
  readonly quantity?: number;
  readonly payment?: string;
  readonly shipping?: string;
  /** Where the parcel waits, for ways that end at a point. */
  readonly point?: string;
}

export interface Placed {
  readonly number: string;
  /** Opens the order to a guest. */
  readonly token: string;
}

const FILL = `mutation ($id: String!, $sku: String!, $quantity: Float!, $address: CartAddressInput!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { message } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
}`;

const NAME_GUEST = `mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
}`;

const CHOOSE = `mutation ($id: String!, $shipping: String!, $payment: String!) {
  setShippingMethodsOnCart(input: {
    cart_id: $id, shipping_methods: [{ carrier_code: $shipping, method_code: $shipping }]
  }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $payment } }) { cart { id } }
}`;

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { errors { message } orderV2 { number token } }
}`;

interface PlaceAnswer {
  readonly placeOrder: { readonly errors: readonly { readonly message: string }[]; readonly orderV2: Placed | null };
}

/** Buys something as a shop's client does it, from an empty cart to the number of the order. */
export async function placeOrder(purchase: Purchase, shopper: ShopperApi = aGuest()): Promise<Placed> {
  const { email, sku = 'RL-SW-001-30', quantity = 1, payment = 'banktransfer', shipping = 'inpostcourier' } = purchase;
  const { point } = purchase;
  const { createEmptyCart: id } = await shopper.ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  if (email !== undefined) await shopper.ask(NAME_GUEST, { id, email });
  await shopper.ask(FILL, { id, sku, quantity, address: ADDRESS });
  if (point !== undefined) await shopper.ask(CHOOSE_POINT, { id, address: ADDRESS, point });
  await shopper.ask(CHOOSE, { id, shipping, payment });
  const { placeOrder: placed } = await shopper.ask<PlaceAnswer>(PLACE, { id });
  expect(placed.errors).toEqual([]);
  if (!placed.orderV2) throw new Error('The order was not placed');
  return placed.orderV2;
}
