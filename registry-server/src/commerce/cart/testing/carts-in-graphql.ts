import { beforeAll, expect } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { signedIn } from '../../../testing/staff-client.ts';

/** An amount as the contract gives it, in zlotys. */
export const pln = (value: number) => ({ value, currency: 'PLN' });
const LINE = `
  __typename uid id sku quantity is_available not_available_message outOfStock isFaF isGift isSample availability
  errors { code message }
  product { __typename sku name uid stock_status }
  prices {
    price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
    total_item_discount { value } original_item_price { value } discounts { label amount { value } }
    catalog_discount { amount_off percent_off }
  }
  ... on ConfigurableCartItem {
    configured_variant { sku }
    configurable_options { option_label value_label configurable_product_option_value_uid }
  }`;
/** All that is asked of a cart. */
export const CART = `
  id version email total_quantity is_virtual
  items { ${LINE} }
  applied_coupons { code }
  prices {
    grand_total { value currency } grand_total_excluding_tax { value } subtotal_including_tax { value }
    subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value }
    applied_taxes { label amount { value } } discounts { label applied_to amount { value } coupon { code } }
  }
  shipping_addresses { city } billing_address { city } available_payment_methods { code }
  free_delivery_missing { value } gifts_declined
  gift_offers { source kind label choices missing { value } items { sku is_available is_chosen product { name } } }
  notices { code message sku quantity }`;
export const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { ${CART} }
    user_errors { __typename code message ... on InsufficientStockError { quantity } }
  }
}`;

type Client = ReturnType<typeof graphqlClient>;

/** Carts of guests in an app of its own, with a few products, two coupons and a gift; for one file of tests. */
export function cartsInGraphql(dialect: (typeof dialects)[number]) {
  let running: App;
  let client: Client;

  beforeAll(async () => {
    running = await buildTestApp(dialect);
    client = graphqlClient(running);
    const { products } = aCatalogue(running.db);
    const prices = { PLN: { regular: 12_300, friendsAndFamily: 10_000 } };
    await products.put('RL-1', aProduct('RL-1', { name: 'Serum', variants: [aVariant({ sku: 'RL-1-30', prices })] }));
    await products.put('RL-2', aProduct('RL-2', { variants: [aVariant({ sku: 'RL-2', stock: 3 })] }));
    const shades = ['malwa', 'wrzos'].map((code) =>
      aVariant({ sku: `RL-3-${code}`, colour: { code, label: code, hex: '#A63A3A' } }),
    );
    await products.put('RL-3', aProduct('RL-3', { variants: shades }));
    await products.put('RL-GRATIS', aProduct('RL-GRATIS', { variants: [aVariant({ sku: 'RL-GRATIS' })] }));
    const staff = await signedIn(running, 'publisher');
    const post = async (url: string, payload: object) => {
      const answer = await staff.inject({ method: 'POST', url, payload });
      expect(answer.statusCode, answer.body).toBe(201);
    };
    await post('/staff/coupons', { code: 'LEN10', name: 'Len', kind: 'percent', percent: 10 });
    await post('/staff/coupons', { code: 'KWOTA', name: 'Kwota', kind: 'fixed', amount: 2_000, minimum: 99_999_999 });
    await post('/staff/gift-rules', { name: 'Do serum', kind: 'gift', skus: ['RL-GRATIS'], threshold: 30_000 });
  });

  const app = () => running;
  const ask: Client = (...request) => client(...request);
  const newCart = async (asking = ask): Promise<string> => {
    const { data } = await asking('mutation { createGuestCart(input: {}) { cart { id } } }');
    return data.createGuestCart.cart.id;
  };
  const add = async (id: string, items: Readonly<Record<string, number>>, asking = ask) => {
    const cartItems = Object.entries(items).map(([sku, quantity]) => ({ sku, quantity }));
    const { data, errors } = await asking(ADD, { id, items: cartItems });
    expect(errors).toBeUndefined();
    return data.addProductsToCart;
  };
  const refused = async (document: string, asking = ask) => {
    const { errors, status } = await asking(document);
    expect([status, errors?.length]).toEqual([200, 1]);
    return [errors?.[0]?.message, errors?.[0]?.extensions.category];
  };
  return { app, ask, newCart, add, refused };
}
