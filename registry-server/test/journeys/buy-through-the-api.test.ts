import { DEMO_CLIENT, DEMO_INPOST_TOKEN } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import { createInpostPoints } from '../../src/commerce/delivery/points/inpost/inpost-points.ts';
import { createOrlenPoints } from '../../src/commerce/delivery/points/orlen/orlen-points.ts';
import { refreshPoints } from '../../src/commerce/delivery/points/refresh-points.ts';
import { isOffline, PAYMENT_METHOD_CODES, type PaymentMethodCode } from '../../src/commerce/payment-method-codes.ts';
import { aShopWithProviders } from '../../src/commerce/payments/providers/testing/a-shop-with-provider.ts';
import { decidePayment } from '../../src/commerce/payments/providers/testing/decide-payment.ts';
import type { App } from '../../src/fastify-app.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { aProduct, aVariant } from '../../src/testing/a-catalogue.ts';
import { dialects } from '../../src/testing/dialects.ts';
import { graphqlClient } from '../../src/testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../src/testing/run-stand-ins.ts';
import { type StaffClient, signedIn } from '../../src/testing/staff-client.ts';

// A script buys as guest and as customer with every way of delivery and of payment, through the public API and the
// stand-ins alone; at the end the books have to balance.

const PASSWORD = 'Cichy-Gaj-71';
const SKU = 'RL-KREM-1';
const STOCK = 500;
const COUPON = 'LATO10';
const ADDRESS = {
  firstname: 'Lena',
  lastname: 'Różana',
  street: ['ul. Lipowa 3 m. 4'],
  city: 'Łódź',
  postcode: '90 001',
  country_code: 'PL',
  telephone: '600 100 200',
};
/** What pays at once, beside the code of the method. */
const BLIK: Readonly<Record<string, string>> = { przelewy24_blik: '777 123', paynow_blik_gateway: '111111' };
const WALLETS: readonly string[] = ['apple-pay', 'gpay'];

interface Method {
  readonly carrier_code: string;
  readonly method_code: string;
  readonly available: boolean;
  readonly needs_pickup_location: string | null;
}

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('buying through the API on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;
  const points: Record<string, string> = {};
  let bought = 0;

  beforeAll(async () => {
    const orlen = {
      apiUrl: `${standIns.url}/orlen/WebServicePwR.asmx`,
      partnerId: DEMO_CLIENT.id,
      partnerKey: DEMO_CLIENT.secret,
    };
    const { shop } = await aShopWithProviders(dialect, standIns, {
      SMTP_URL: standIns.smtpUrl,
      CUSTOMER_LIMITS_FACTOR: '1000',
      INPOST_TOKEN: DEMO_INPOST_TOKEN,
      INPOST_API_URL: `${standIns.url}/inpost`,
    });
    app = shop.app;
    for (const provider of ['przelewy24', 'payu', 'paynow', 'paypal', 'ngenius']) {
      const scenario = JSON.stringify({ notices: 'once', answers: 'good', forges: 'nothing', slowMs: 0 });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${standIns.url}/api/platnosci/${provider}`, { method: 'PUT', headers, body: scenario });
    }
    admin = await signedIn(app, 'admin');
    const signal = AbortSignal.timeout(60_000);
    const inpost = createInpostPoints({ apiUrl: `${standIns.url}/inpost`, token: DEMO_INPOST_TOKEN });
    for (const source of [inpost, createOrlenPoints(orlen)])
      await refreshPoints(app.db, source, { now: new Date(), signal });
    for (const provider of ['inpost', 'orlen']) {
      const found = await app.inject({ url: `/delivery/points?provider=${provider}&q=Łódź&cod=true` });
      points[provider] = found.json().items[0].code;
    }
    await stock();
    await switchEverythingOn();
  });

  async function put(url: string, payload: object) {
    const answer = await admin.inject({ method: 'PUT', url, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  }

  async function stock() {
    await put('/staff/catalogue/categories', { path: 'twarz', name: 'Twarz', position: 0 });
    const variant = aVariant({ sku: SKU, prices: { PLN: { regular: 8_900 } }, stock: STOCK });
    const values = { name: 'Krem z rumiankiem', urlKey: 'krem', categories: ['twarz'], variants: [variant] };
    await put('/staff/catalogue/products/RL-KREM', aProduct('RL-KREM', values));
    const coupon = { code: COUPON, name: 'Lato', kind: 'percent', percent: 10 };
    const answer = await admin.inject({ method: 'POST', url: '/staff/coupons', payload: coupon });
    expect(answer.statusCode, answer.body).toBe(201);
  }

  /** Every way of delivery and payment that the shop knows, also those of other markets. */
  async function switchEverythingOn() {
    for (const kind of ['delivery', 'payment']) {
      const { revision, settings } = (await admin.inject({ url: `/staff/${kind}-settings` })).json();
      const methods = settings.methods.map((method: { countries?: string[]; price?: number }) => ({
        ...method,
        isActive: true,
        ...(method.countries && { countries: ['PL'], price: method.price ?? 1_499 }),
      }));
      await put(`/staff/${kind}-settings`, { revision, settings: { ...settings, methods } });
    }
  }

  async function asking(token?: string) {
    const ask = graphqlClient(app, token ? { authorization: `Bearer ${token}` } : {});
    return async (query: string, variables?: object) => {
      const { data, errors } = await ask(query, variables);
      expect(errors).toBeUndefined();
      return data;
    };
  }
  type Asking = Awaited<ReturnType<typeof asking>>;

  async function aCustomer(): Promise<{ readonly ask: Asking; readonly email: string }> {
    const email = `klientka-${dialect.engine}-${bought}@poczta.example`;
    const guest = await asking();
    const input = { firstname: 'Lena', lastname: 'Różana', email, password: PASSWORD };
    await guest('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
      input,
    });
    const { generateCustomerToken } = await guest(
      'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
      { e: email, p: PASSWORD },
    );
    return { ask: await asking(generateCustomerToken.token), email };
  }

  /** A cart with goods, a coupon and an address; gives its id and what it can be sent with. */
  async function filled(ask: Asking, guestEmail?: string) {
    const cart = (await ask('mutation { createEmptyCart }')).createEmptyCart as string;
    const { addProductsToCart: added } = await ask(
      `mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: "${SKU}", quantity: 2 }]) { user_errors { message } } }`,
      { cart },
    );
    expect(added.user_errors).toEqual([]);
    await ask(
      `mutation ($cart: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: "${COUPON}" }) { cart { id } } }`,
      { cart },
    );
    if (guestEmail) {
      await ask(
        'mutation ($cart: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $cart, email: $email }) { cart { id } } }',
        { cart, email: guestEmail },
      );
    }
    const { setShippingAddressesOnCart } = await ask(
      `mutation ($cart: String!, $address: CartAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) {
          cart { shipping_addresses { available_shipping_methods {
            carrier_code method_code available needs_pickup_location
          } } }
        }
      }`,
      { cart, address: { ...ADDRESS, save_in_address_book: false } },
    );
    await ask(
      'mutation ($cart: String!) { setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } } }',
      { cart },
    );
    const [address] = setShippingAddressesOnCart.cart.shipping_addresses;
    return { cart, methods: address.available_shipping_methods as readonly Method[] };
  }

  /** Chooses how it is sent; gives the ways in which it can be paid then. */
  async function send(ask: Asking, cart: string, method: Method): Promise<readonly string[]> {
    if (method.needs_pickup_location) {
      await ask(
        'mutation ($cart: String!, $code: String!) { setInPostLockerNumberOnCart(input: { cart_id: $cart, locker_number: $code }) { cart { id } } }',
        { cart, code: points[method.needs_pickup_location] },
      );
    }
    const { carrier_code, method_code } = method;
    const { setShippingMethodsOnCart: chosen } = await ask(
      `mutation ($cart: String!, $method: ShippingMethodInput!) {
        setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [$method] }) { cart { available_payment_methods { code } } }
      }`,
      { cart, method: { carrier_code, method_code } },
    );
    return chosen.cart.available_payment_methods.map(({ code }: { readonly code: string }) => code);
  }

  /** From the choice of payment to an order that is paid, as far as its way of payment goes. */
  async function buy(ask: Asking, cart: string, payment: PaymentMethodCode) {
    const blik = BLIK[payment] && { blik_code: BLIK[payment] };
    const { setPaymentMethodOnCart: chosen } = await ask(
      `mutation ($cart: String!, $payment: PaymentMethodInput!) { setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: $payment }) {
        cart { selected_payment_method { code } prices { grand_total { value } } }
      } }`,
      { cart, payment: { code: payment, ...blik } },
    );
    expect(chosen.cart.selected_payment_method.code).toBe(payment);
    if (WALLETS.includes(payment)) {
      const variables = { cart, token: '{"data":"jabłko"}' };
      await ask(
        'mutation ($cart: String!, $token: String!) { payWithWalletToken(cartId: $cart, token: $token) { cart { id } } }',
        variables,
      );
    }
    const { placeOrder } = await ask(
      `mutation ($cart: String!, $total: Float!) { placeOrder(input: { cart_id: $cart, expected_total: $total }) {
        errors { message } order { order_number redirect_url payment_method instructions payment_error token }
      } }`,
      { cart, total: chosen.cart.prices.grand_total.value },
    );
    expect(placeOrder.errors).toEqual([]);
    const { order } = placeOrder;
    expect(order).toMatchObject({ payment_method: payment, payment_error: null });
    bought += 1;
    if (order.redirect_url) await decidePayment(order.redirect_url, 'paid');
    else expect(isOffline(payment) || blik !== undefined || WALLETS.includes(payment)).toBe(true);
    if (payment === 'banktransfer') expect(order.instructions).toContain(order.order_number);
    return order as { readonly order_number: string; readonly token: string };
  }

  const expectPaid = (ask: Asking, { order_number: number, token }: { order_number: string; token: string }) =>
    expect
      .poll(
        async () => {
          await app.paymentWork.settle();
          const variables = { number, token };
          const document = `query ($number: String!, $token: String) { orderPaymentStatus(orderNumber: $number, token: $token) { status status_code } }`;
          return (await ask(document, variables)).orderPaymentStatus;
        },
        { timeout: 30_000, interval: 50 },
      )
      .toEqual({ status: 'PAID', status_code: 'processing' });

  test('a guest with every way of delivery', async () => {
    const ask = await asking();
    const { methods } = await filled(ask, 'pierwsza@poczta.example');
    const all = (await admin.inject({ url: '/staff/delivery-settings' })).json().methods as readonly object[];
    expect(methods).toHaveLength(all.length);
    for (const method of methods) {
      expect(method.available, method.method_code).toBe(true);
      const { cart } = await filled(ask, `gosc-${dialect.engine}-${bought}@poczta.example`);
      const payments = await send(ask, cart, method);
      const order = await buy(ask, cart, payments.includes('cashondelivery') ? 'cashondelivery' : 'banktransfer');
      const { guestOrderByToken } = await ask(
        'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number pickup_point { code } } }',
        { token: order.token },
      );
      const point = method.needs_pickup_location;
      expect(guestOrderByToken).toEqual({
        number: order.order_number,
        pickup_point: point ? { code: points[point] } : null,
      });
    }
  }, 120_000);

  test.each(['guest', 'customer'])(
    'a %s with every way of payment',
    async (who) => {
      for (const payment of PAYMENT_METHOD_CODES) {
        const email = `${who}-${payment}-${dialect.engine}@poczta.example`;
        const { ask } = who === 'guest' ? { ask: await asking() } : await aCustomer();
        const { cart, methods } = await filled(ask, who === 'guest' ? email : undefined);
        const wanted = payment === 'cashondelivery' ? 'Dpdshippingcod' : 'inpostcourier';
        const method = methods.find(({ method_code: code }) => code === wanted);
        if (!method) throw new Error(`Nothing can be sent that is paid by ${payment}.`);
        expect(await send(ask, cart, method)).toContain(payment);
        const order = await buy(ask, cart, payment);
        if (!isOffline(payment)) await expectPaid(ask, order);
        if (who === 'customer') {
          const { customer } = await ask('{ customer { orders { total_count items { number state } } } }');
          expect(customer.orders).toMatchObject({ total_count: 1, items: [{ number: order.order_number }] });
        }
      }
    },
    120_000,
  );

  test('stock, coupons, payments, orders and mails are consistent', async () => {
    await app.paymentWork.settle();
    const orders = await app.db.selectFrom('sales_order').selectAll().execute();
    expect(orders).toHaveLength(bought);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(bought);
    const { sellable } = await app.db
      .selectFrom('stock')
      .innerJoin('product_variant', 'product_variant.id', 'stock.variantId')
      .select('sellable')
      .where('sku', '=', SKU)
      .executeTakeFirstOrThrow();
    expect(sellable).toBe(STOCK - 2 * bought);
    const coupon = await app.db
      .selectFrom('coupon')
      .select('uses')
      .where('code', '=', COUPON)
      .executeTakeFirstOrThrow();
    expect(coupon.uses).toBe(bought);

    const captured = await app.db
      .selectFrom('payment_attempt')
      .select(['orderId', 'amount', 'state'])
      .where('capturedAt', 'is not', null)
      .execute();
    const online = orders.filter(({ paymentMethod }) => !isOffline(paymentMethod));
    expect(captured.map(({ orderId, amount }) => [orderId, amount]).sort()).toEqual(
      online.map(({ id, total }) => [id, total]).sort(),
    );
    expect(await app.db.selectFrom('payment_problem').selectAll().execute()).toEqual([]);

    const written = await app.db.selectFrom('mail_outbox').select(['template', 'recipient']).execute();
    const counts = Object.fromEntries(
      [...Map.groupBy(written, ({ template }) => template)].map(([template, mails]) => [template, mails.length]),
    );
    expect(counts).toMatchObject({ 'order-accepted': bought, 'order-paid': online.length });
    expect(await checkInvariants(app.db)).toEqual([]);
  });
});
