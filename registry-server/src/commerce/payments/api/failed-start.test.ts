import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { good, readyCart } from '../../orders/testing/order-through-api.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const PLACE_UNPAID = `mutation ($c: String!) { placeOrder(input: { cart_id: $c }) { errors { code } order {
  order_number redirect_url payment_error payment_error_sentence retry_payment_methods { code title is_deferred } } } }`;
const UNANSWERED =
  'Operator płatności teraz nie odpowiada. Zamówienie jest u nas: zapłać w inny sposób albo spróbuj za chwilę.';

describe.each(dialects)('a payment that does not begin on $name', (dialect) => {
  let shop: PayingShop;
  let ask: ReturnType<typeof graphqlClient>;
  // A shop of its own for each test: a circuit that is open stays open for a while.
  beforeEach(async () => {
    shop = await aPayingShop(dialect, standIns);
    await shop.provider.good();
    ask = graphqlClient(shop.app);
    const staff = await signedIn(shop.app, 'publisher');
    const payload = aProduct('TONIK', { name: 'Tonik' });
    const put = await staff.inject({ method: 'PUT', url: '/staff/catalogue/products/TONIK', payload });
    expect(put.statusCode).toBeLessThan(300);
  });

  const email = 'lena@example.com';
  const place = async (cartId: string) => (await good(ask(PLACE_UNPAID, { c: cartId }))).placeOrder;

  test('a provider that fails: the order stands, the reason is told, and the ways that still work', async () => {
    const cartId = await readyCart(ask, { payment: 'przelewy24', email });
    await shop.provider.turn({ answers: 'fault' });
    const transfer = { code: 'banktransfer', title: 'Przelew tradycyjny', is_deferred: true };
    for (const press of ['first', 'again']) {
      const { order } = await place(cartId);
      expect({ press, ...order }).toMatchObject({
        press,
        redirect_url: null,
        payment_error: 'provider-unavailable',
        payment_error_sentence: UNANSWERED,
        retry_payment_methods: [transfer],
      });
    }
    const order = (await place(cartId)).order.order_number;
    const pay = (method?: object) =>
      ask(
        `mutation ($id: String!, $c: String, $m: PaymentMethodInput) { retryPaymentUrl(order_id: $id, cart_id: $c, payment_method: $m) {
          url reason_code reason_sentence retry_payment_methods { code } instructions { text } } }`,
        { id: order, c: cartId, ...(method && { m: method }) },
      );
    expect((await good(pay())).retryPaymentUrl).toMatchObject({
      url: null,
      reason_code: 'provider-unavailable',
      reason_sentence: UNANSWERED,
      instructions: null,
      retry_payment_methods: [{ code: 'banktransfer' }],
    });
    const status = await good(
      ask(
        `query ($n: String!, $c: String) { orderPaymentStatus(orderNumber: $n, cart_id: $c) {
          status can_retry redirect_url reason_code reason_sentence retry_payment_methods { code } } }`,
        { n: order, c: cartId },
      ),
    );
    expect(status.orderPaymentStatus).toEqual({
      status: 'PENDING',
      can_retry: true,
      redirect_url: null,
      reason_code: 'provider-unavailable',
      reason_sentence: UNANSWERED,
      retry_payment_methods: [{ code: 'banktransfer' }],
    });
    const { errors } = await pay({ code: 'paypal' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'payment-unavailable',
      details: { payment_methods: [transfer] },
    });
    expect((await good(pay({ code: 'banktransfer' }))).retryPaymentUrl).toMatchObject({
      url: null,
      reason_code: null,
      reason_sentence: null,
      retry_payment_methods: null,
      instructions: { text: expect.stringContaining(order) },
    });
  });

  test('an order that is paid at the door is paid there, and nowhere else', async () => {
    const cartId = await readyCart(ask, { payment: 'cashondelivery', shipping: 'Dpdshippingcod', email });
    const { order } = await place(cartId);
    expect(order).toMatchObject({ redirect_url: null, payment_error: null });
    const found = await shop.app.orders.findByNumber(order.order_number);
    expect(await shop.app.payments.retryMethods(found?.id ?? 0)).toEqual([]);
  });
});
