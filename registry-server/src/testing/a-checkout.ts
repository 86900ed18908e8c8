import type { Shopper } from '../commerce/cart/index.ts';
import {
  setBillingAddress,
  setPaymentMethod,
  setShippingAddress,
  setShippingMethod,
} from '../commerce/checkout/index.ts';
import type { CartAddressInput, ShippingAddressInput } from '../graphql/types.gen.ts';
import type { TestShop } from './a-cart.ts';

/** An address as a form sends it. */
export function anAddressInput(changes: Partial<CartAddressInput> = {}): CartAddressInput {
  return {
    firstname: 'Lena',
    lastname: 'Różana',
    street: ['ul. Lipowa 3', 'm. 5'],
    city: 'Łódź',
    postcode: '90-001',
    country_code: 'PL',
    telephone: '600 100 200',
    region: 'łódzkie',
    ...changes,
  };
}

/** The steps of a checkout in a shop of `aShop`. */
export function aCheckout({ carts, offers, guest }: TestShop, cartId: string, shopper: Shopper = guest) {
  const change = { cartId, shopper };
  return {
    read: () => carts.find(shopper, cartId),
    ship: (address: Partial<CartAddressInput> = {}, others: ShippingAddressInput = {}) =>
      carts.change(change, setShippingAddress([{ address: anAddressInput(address), ...others }], offers)),
    shipToSaved: (id: number) => carts.change(change, setShippingAddress([{ customer_address_id: id }], offers)),
    bill: (input: Parameters<typeof setBillingAddress>[0] = { same_as_shipping: true }) =>
      carts.change(change, setBillingAddress(input)),
    deliver: (methodCode: string, carrierCode = methodCode) =>
      carts.change(change, setShippingMethod([{ carrier_code: carrierCode, method_code: methodCode }], offers)),
    pay: (code: string) => carts.change(change, setPaymentMethod({ code, additionalData: {} }, offers)),
  };
}
