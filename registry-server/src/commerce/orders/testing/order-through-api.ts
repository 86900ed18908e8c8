import { expect } from 'vitest';
import type { GraphqlAnswer, graphqlClient } from '../../../testing/graphql-client.ts';

type Ask = ReturnType<typeof graphqlClient>;

const ADDRESS = `{ firstname: "Lena", lastname: "Łąkowska", street: ["Długa 5/7"], city: "Kraków", postcode: "30-001",
  country_code: "PL", telephone: "600700800" }`;

export interface Purchase {
  readonly sku?: string;
  readonly quantity?: number;
  readonly payment?: string;
  readonly shipping?: string;
  /** A guest's; a customer has one. */
  readonly email?: string | undefined;
}

/** Fills a cart and goes through the checkout up to the last button; gives the cart's id. */
export async function readyCart(ask: Ask, purchase: Purchase = {}): Promise<string> {
  const { sku = 'TONIK-50', quantity = 1, payment = 'banktransfer', shipping = 'inpostcourier', email } = purchase;
  const cartId = (await good(ask('mutation { createEmptyCart }'))).createEmptyCart;
  const run = (field: string) => good(ask(`mutation ($id: String!) { ${field} }`, { id: cartId }));
  await run(
    `addProductsToCart(cartId: $id, cartItems: [{ sku: "${sku}", quantity: ${quantity} }]) { user_errors { message } }`,
  );
  if (email) await run(`setGuestEmailOnCart(input: { cart_id: $id, email: "${email}" }) { cart { id } }`);
  await run(
    `setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${ADDRESS} }] }) { cart { id } }`,
  );
  await run(
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
  );
  await run(
    `setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "${shipping}", method_code: "${shipping}" }] }) { cart { id } }`,
  );
  await run(`setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "${payment}" } }) { cart { id } }`);
  return cartId;
}

export const PLACE = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  errors { code reason message lines { sku name reason message available row_total_including_tax { value } } }
  order { order_number order_id redirect_url payment_method instructions payment_error token }
  orderV2 { id number token status state status_code total { grand_total { value currency } } }
} }`;

/** The data of an answer without errors. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what its document asks for.
export async function good(answer: Promise<GraphqlAnswer<any>>) {
  const { data, errors } = await answer;
  expect(errors).toBeUndefined();
  return data;
}
