/** Where a shopper of the tests lives. */
export const ADDRESS = {
  firstname: 'Lena',
  lastname: 'Łąkowska',
  street: ['Długa 5/7'],
  city: 'Kraków',
  postcode: '30-001',
  country_code: 'PL',
  telephone: '600700800',
};

/** Choosing a point keeps the delivery. */
export const CHOOSE_POINT = `mutation ($id: String!, $address: CartAddressInput!, $point: String!) {
  setShippingAddressesOnCart(input: {
    cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $point }]
  }) { cart { id } }
}`;
