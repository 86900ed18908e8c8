import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { good, PLACE } from '../../orders/testing/order-through-api.ts';
import { aShopWithProviders } from '../providers/testing/a-shop-with-provider.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const PAY = `mutation ($id: String!, $token: String!, $sheet: WalletSheetInput) {
  payWithWalletToken(cartId: $id, token: $token, sheet: $sheet) { cart {
    email selected_payment_method { code } shipping_addresses { city selected_shipping_method { method_code } }
    billing_address { city } missing_for_order
  } } }`;
const TOKEN = '{"data":"żeton-leny"}';
const ADDRESS = {
  firstname: 'Lena',
  lastname: 'Łąkowska',
  street: ['Długa 5/7'],
  city: 'Kraków',
  postcode: '30001',
  country_code: 'PL',
  telephone: '600 700 800',
};
const SHEET = {
  method: 'apple-pay',
  email: 'lena@example.com',
  shipping_address: { address: ADDRESS },
  shipping_method: { carrier_code: 'inpostcourier', method_code: 'inpostcourier' },
};

describe.each(dialects)("a wallet's sheet on $name", (dialect) => {
  let paying: Awaited<ReturnType<typeof aShopWithProviders>>;
  let ask: ReturnType<typeof graphqlClient>;
  beforeAll(async () => {
    paying = await aShopWithProviders(dialect, standIns);
    const { app } = paying.shop;
    ask = graphqlClient(app);
    const staff = await signedIn(app, 'publisher');
    const payload = aProduct('TONIK', { name: 'Tonik' });
    const put = await staff.inject({ method: 'PUT', url: '/staff/catalogue/products/TONIK', payload });
    expect(put.statusCode).toBeLessThan(300);
  });
  beforeEach(() => paying.at('payu').good());

  async function filledCart(): Promise<string> {
    const id: string = (await good(ask('mutation { createEmptyCart }'))).createEmptyCart;
    const add = `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "TONIK-50", quantity: 1 }]) {
      user_errors { message } } }`;
    expect((await good(ask(add, { id }))).addProductsToCart.user_errors).toEqual([]);
    return id;
  }

  test.each(['apple-pay', 'gpay'])(
    '%s buys from a cart alone, in two calls, and leaves no token behind',
    async (method) => {
      const id = await filledCart();
      const paid = await good(ask(PAY, { id, token: TOKEN, sheet: { ...SHEET, method } }));
      expect(paid.payWithWalletToken.cart).toEqual({
        email: 'lena@example.com',
        selected_payment_method: { code: method },
        missing_for_order: [],
        shipping_addresses: [{ city: 'Kraków', selected_shipping_method: { method_code: 'inpostcourier' } }],
        billing_address: { city: 'Kraków' },
      });
      const from = await paying.at('payu').newest();
      const { placeOrder } = await good(ask(PLACE, { input: { cart_id: id } }));
      expect(placeOrder.errors).toEqual([]);
      expect(placeOrder.order).toMatchObject({ payment_method: method, redirect_url: null, payment_error: null });
      await paying.at('payu').deliverAfter(from);
      const { app } = paying.shop;
      const order = await app.orders.findByNumber(placeOrder.order.order_number);
      expect(order?.status).toBe('processing');
      const kept = JSON.stringify([
        await app.db.selectFrom('payment_attempt').selectAll().execute(),
        await app.db.selectFrom('cart_checkout').selectAll().execute(),
        await app.db.selectFrom('payment_notice').selectAll().execute(),
      ]);
      expect(kept).not.toContain('żeton-leny');
    },
  );

  test('a declined token leaves an order that can be paid on the page', async () => {
    const id = await filledCart();
    await good(ask(PAY, { id, token: 'declined', sheet: SHEET }));
    const from = await paying.at('payu').newest();
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: id } }));
    await paying.at('payu').deliverAfter(from);
    const order = await paying.shop.app.orders.findByNumber(placeOrder.order.order_number);
    expect(await paying.shop.app.payments.statusOf(order?.id ?? 0)).toMatchObject({
      outcome: 'failed',
      canRetry: true,
    });
    expect(await paying.shop.app.payments.retry(order?.id ?? 0)).toMatchObject({
      redirectUrl: expect.stringMatching(/^http/),
    });
  });

  test.each([
    ['another way of payment', { ...SHEET, method: 'banktransfer' }],
    ['an address abroad', { ...SHEET, shipping_address: { address: { ...ADDRESS, country_code: 'DE' } } }],
    ['a way of delivery that there is not', { ...SHEET, shipping_method: { carrier_code: 'x', method_code: 'x' } }],
    ['no address of mail', { ...SHEET, email: 'lena' }],
  ])('with %s nothing of it is taken', async (_name, sheet) => {
    const id = await filledCart();
    expect((await ask(PAY, { id, token: TOKEN, sheet })).errors).toHaveLength(1);
    const { cart } = await good(
      ask('query ($id: String!) { cart(cart_id: $id) { email shipping_addresses { city } } }', { id }),
    );
    expect(cart).toEqual({ email: null, shipping_addresses: [] });
    expect(await paying.shop.app.payments.secrets.take(id)).toBeUndefined();
  });

  test('a token without a sheet wants the wallet to be chosen before, and a token', async () => {
    const id = await filledCart();
    expect((await ask(PAY, { id, token: TOKEN })).errors?.[0]?.extensions.code).toBe('wallet-not-chosen');
    expect((await ask(PAY, { id, token: ' ', sheet: SHEET })).errors?.[0]?.extensions.code).toBe('token-invalid');
  });
});
