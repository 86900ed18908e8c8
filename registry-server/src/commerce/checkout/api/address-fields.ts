import type { GraphqlContext } from '../../../graphql/context.ts';
import type { BillingCartAddressResolvers, Resolvers } from '../../../graphql/resolver-types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import { billingAddressOf, type CartAddress, type CartState, deliveryFactsOf, toItem } from '../../cart/index.ts';
import { describeCountry } from '../../store/index.ts';
import type { AddressInCart } from '../checkout.mappers.ts';
import { shownPoint } from '../chosen-point.ts';
import { toAvailableMethod, toSelectedMethod } from './delivery-fields.ts';

const SHIPPING = 1;
const BILLING = 2;

/** The address of the parcel, as the list of one that the contract has. */
export function shippingAddressesOf(state: CartState): AddressInCart[] {
  const { shippingAddress } = state.checkout;
  return shippingAddress ? [{ address: shippingAddress, state }] : [];
}

export function billingAddressIn(state: CartState): AddressInCart | null {
  const address = billingAddressOf(state.checkout);
  return address ? { address, state } : null;
}

/** Never null: clients take it apart unasked. */
function regionOf({ address: { region, regionCode, regionId } }: AddressInCart) {
  return { code: regionCode, label: region, region_id: regionId };
}

function countryOf({ address: { countryCode } }: AddressInCart, _args: unknown, { site }: GraphqlContext) {
  return { code: countryCode, label: describeCountry(countryCode, site)?.full_name_locale ?? countryCode };
}

const own =
  <Name extends keyof CartAddress>(name: Name) =>
  ({ address }: AddressInCart) =>
    address[name];

/** Fields that both addresses have. */
const addressFields = {
  firstname: own('firstName'),
  lastname: own('lastName'),
  middlename: own('middleName'),
  prefix: own('prefix'),
  suffix: own('suffix'),
  company: own('company'),
  vat_id: own('vatId'),
  street: own('street'),
  city: own('city'),
  postcode: own('postcode'),
  telephone: own('phone'),
  fax: own('fax'),
  country: countryOf,
  region: regionOf,
  custom_attributes: () => [],
} satisfies BillingCartAddressResolvers;

async function availableMethods({ state }: AddressInCart, _args: unknown, { app, site }: GraphqlContext) {
  const facts = deliveryFactsOf(state, { site, now: new Date() });
  return (await app.delivery.methods(facts)).map((offered) => toAvailableMethod(offered, state.currency));
}

/** Grams as kilograms, which is what the shop says that weights are in. */
function itemsWeight({ state }: AddressInCart): number | null {
  const grams = state.lines.reduce((sum, { variant, quantity }) => sum + (variant?.weightGrams ?? 0) * quantity, 0);
  return grams > 0 ? grams / 1_000 : null;
}

/** Addresses of carts. */
export const cartAddressFields: Resolvers = {
  ShippingCartAddress: {
    ...addressFields,
    uid: () => toUid(SHIPPING),
    id: () => SHIPPING,
    available_shipping_methods: availableMethods,
    selected_shipping_method: ({ state }: AddressInCart) => toSelectedMethod(state),
    customer_notes: ({ state }: AddressInCart) => state.checkout.customerNotes ?? null,
    pickup_location_code: ({ state }: AddressInCart) => shownPoint(state.checkout) ?? null,
    same_as_billing: ({ state }: AddressInCart) => state.checkout.billingAddress === 'same',
    cart_items: ({ state }: AddressInCart) => state.lines.map(({ id, quantity }) => ({ cart_item_id: id, quantity })),
    cart_items_v2: ({ state }: AddressInCart) => state.lines.map((line) => toItem(line, state)),
    items_weight: itemsWeight,
  },
  BillingCartAddress: {
    ...addressFields,
    uid: () => toUid(BILLING),
    id: () => BILLING,
    customer_notes: () => null,
  },
};
