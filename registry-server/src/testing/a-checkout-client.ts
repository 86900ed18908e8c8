import { expect } from 'vitest';
import { anAddressInput } from './a-checkout.ts';
import type { graphqlClient } from './graphql-client.ts';

type Ask = ReturnType<typeof graphqlClient>;

/** What is asked of a way of delivery. */
export const METHOD = `carrier_code method_code carrier_title method_title amount { value currency }
  price_incl_tax { value } price_excl_tax { value } display_info delivery_time { from to } needs_pickup_location`;
const ADDRESS = `uid firstname lastname company vat_id street city postcode telephone country { code label }
  region { code label region_id }`;
/** All that is asked of a cart in its checkout. */
export const CART = `
  id email missing_for_order notices { code message }
  shipping_addresses {
    ${ADDRESS} customer_notes pickup_location_code same_as_billing cart_items { quantity } cart_items_v2 { quantity }
    items_weight
    available_shipping_methods { ${METHOD} available error_message }
    selected_shipping_method { ${METHOD} displayed_delivery_time { from to } disabled_payment_methods }
  }
  billing_address { ${ADDRESS} }
  available_payment_methods { code title is_deferred }
  unavailable_payment_methods { code title reason }
  selected_payment_method { code title purchase_order_number }
  consents { agreement_id is_granted text_version source }
  prices {
    grand_total { value currency } grand_total_excluding_tax { value } subtotal_including_tax { value }
    applied_taxes { label amount { value } } discounts { applied_to amount { value } }
  }`;

/** The steps of a checkout as a storefront asks for them; each answers with the cart after it. */
export function checkoutClient(asks: () => Ask) {
  const newCart = async (client = asks(), quantity = 1): Promise<string> => {
    const { data } = await client('mutation { createEmptyCart }');
    const items = [{ sku: 'RL-1', quantity }];
    const add = `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`;
    expect((await client(add, { id: data.createEmptyCart, items })).data.addProductsToCart.user_errors).toEqual([]);
    return data.createEmptyCart;
  };
  /** Runs one step of the checkout; its input is named after it. */
  const send = (name: string, input: object, client = asks()) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const isOurs = /Details|InPost|Consents/.test(name) ? '!' : '';
    return client(`mutation ($input: ${type}${isOurs}) { ${name}(input: $input) { cart { ${CART} } } }`, { input });
  };
  const step = async (name: string, input: object, client = asks()) => {
    const { data, errors } = await send(name, input, client);
    expect(errors).toBeUndefined();
    return data[name].cart;
  };
  const refused = async (name: string, input: object, client = asks()) => {
    const { status, errors } = await send(name, input, client);
    expect(status).toBe(200);
    return [errors?.[0]?.message, errors?.[0]?.extensions.category];
  };
  const ship = (id: string, others: object = {}, client = asks()) =>
    step(
      'setShippingAddressesOnCart',
      {
        cart_id: id,
        shipping_addresses: [{ address: { ...anAddressInput(), save_in_address_book: false }, ...others }],
      },
      client,
    );
  const deliver = (id: string, method: string, client = asks()) =>
    step(
      'setShippingMethodsOnCart',
      {
        cart_id: id,
        shipping_methods: [{ carrier_code: method, method_code: method }],
      },
      client,
    );

  return { newCart, step, refused, ship, deliver };
}
