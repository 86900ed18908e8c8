import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { good, PLACE, readyCart } from '../../orders/testing/order-through-api.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('paying through the API on $name', (dialect) => {
  let shop: PayingShop;
  let ask: ReturnType<typeof graphqlClient>;
  beforeAll(async () => {
    shop = await aPayingShop(dialect, standIns);
    ask = graphqlClient(shop.app);
    const staff = await signedIn(shop.app, 'publisher');
    const payload = aProduct('TONIK', { name: 'Tonik' });
    const url = '/staff/catalogue/products/TONIK';
    expect((await staff.inject({ method: 'PUT', url, payload })).statusCode).toBeLessThan(300);
  });
  beforeEach(() => shop.provider.good());

  const email = 'lena@example.com';
  const cartPaidBy = (payment: string) => readyCart(ask, { payment, email });
  const place = async (cartId: string) => (await good(ask(PLACE, { input: { cart_id: cartId } }))).placeOrder;
  const statusOf = async (number: string, cartId: string) =>
    (
      await good(
        ask(
          'query ($n: String!, $c: String) { orderPaymentStatus(orderNumber: $n, cart_id: $c) { status can_retry reason_code } }',
          {
            n: number,
            c: cartId,
          },
        ),
      )
    ).orderPaymentStatus;
  const tell = async () => {
    const status = await shop.provider.deliver((await shop.provider.held()).at(-1)?.id);
    await shop.app.paymentWork.settle();
    return status;
  };
  const blik = (cartId: string, code: string) =>
    good(
      ask(
        'mutation ($c: String!, $b: String) { setPaymentMethodOnCart(input: { cart_id: $c, payment_method: { code: "przelewy24_blik", blik_code: $b } }) { cart { id } } }',
        { c: cartId, b: code },
      ),
    );

  test('a BLIK code pays without leaving the shop, and is kept nowhere', async () => {
    const cartId = await cartPaidBy('przelewy24_blik');
    await blik(cartId, '777 123');
    const { order } = await place(cartId);
    expect(order).toMatchObject({ redirect_url: null, payment_method: 'przelewy24_blik' });
    expect(await statusOf(order.order_number, cartId)).toMatchObject({ status: 'PENDING' });
    expect(await tell()).toBe(200);
    expect(await statusOf(order.order_number, cartId)).toMatchObject({ status: 'PAID', can_retry: false });
    const { db } = shop.app;
    const kept = JSON.stringify([
      await db.selectFrom('payment_attempt').selectAll().execute(),
      await db.selectFrom('cart_checkout').selectAll().execute(),
      await db.selectFrom('payment_notice').selectAll().execute(),
    ]);
    expect(kept).not.toContain('777123');
  });

  test('a wrong BLIK code: the order stays payable and is paid again', async () => {
    const cartId = await cartPaidBy('przelewy24_blik');
    await blik(cartId, '111111');
    const { order } = await place(cartId);
    expect(order.payment_error).toBe('BLIK_63');
    expect(await statusOf(order.order_number, cartId)).toMatchObject({
      status: 'FAILED',
      can_retry: true,
      reason_code: 'BLIK_63',
    });
    const retry = await good(
      ask('mutation ($id: String!, $c: String) { retryPaymentUrl(order_id: $id, cart_id: $c) { url } }', {
        id: order.order_number,
        c: cartId,
      }),
    );
    await shop.provider.decide(retry.retryPaymentUrl.url, 'paid');
    await tell();
    expect(await statusOf(order.order_number, cartId)).toMatchObject({ status: 'PAID' });
  });

  test('one cart placed by twenty requests is one payment', async () => {
    const cartId = await cartPaidBy('przelewy24');
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(cartId)));
    expect(new Set(placed.map(({ order }) => order.order_number)).size).toBe(1);
    expect(new Set(placed.map(({ order }) => order.redirect_url)).size).toBe(1);
    const order = await shop.app.orders.findByNumber(placed[0].order.order_number);
    expect(await shop.attempts(order?.id ?? 0)).toHaveLength(1);
  });

  test('banks and wallets are told for an amount', async () => {
    const methods = (amount: number) =>
      ask('query ($a: Float!) { przelewy24Methods(amount: $a) { active id imgUrl name mobileImgUrl } }', { a: amount });
    const { przelewy24Methods } = await good(methods(103.99));
    expect(przelewy24Methods).toContainEqual({
      active: true,
      id: '31',
      name: 'Zastępczy Bank Lniany',
      imgUrl: expect.stringMatching(/^http/),
      mobileImgUrl: expect.stringMatching(/^http/),
    });
    const dear = await good(methods(9_000));
    expect(dear.przelewy24Methods.find(({ name }: { name: string }) => name === 'PayPo').active).toBe(false);
    expect((await methods(-1)).errors?.[0]?.extensions.code).toBe('amount-invalid');
    // The list is kept: it serves while the provider fails.
    await shop.provider.turn({ answers: 'fault' });
    expect((await good(methods(103.99))).przelewy24Methods).toHaveLength(8);
  });

  test('pictures and documents of Przelewy24 come through the shop’s own address, of listed ways alone', async () => {
    const get = (path: string) => shop.app.inject(`/payments/przelewy24/${path}`);
    const picture = await get('methods/31/picture');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    expect(picture.rawPayload.subarray(1, 4).toString('latin1')).toBe('PNG');
    for (const path of ['methods/999/picture', 'methods/..%2Fx/picture', 'documents/other'])
      expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(400);
    // It is kept: it serves while the provider fails.
    await shop.provider.turn({ answers: 'fault' });
    expect((await get('methods/31/picture')).statusCode).toBe(200);
    expect((await get('methods/25/picture')).statusCode).toBe(404);
    const terms = await get('documents/terms');
    expect([terms.statusCode, terms.headers.location]).toEqual([302, 'https://www.przelewy24.pl/regulamin']);
  });

  test('a BLIK code that comes with the order pays it in one request, and is kept nowhere', async () => {
    const cartId = await cartPaidBy('banktransfer');
    const input = (code: string) => ({
      cart_id: cartId,
      payment_method: { code: 'przelewy24_blik', blik_code: code },
    });
    const { placeOrder } = await good(ask(PLACE, { input: input('777 123') }));
    expect(placeOrder.order).toMatchObject({ payment_method: 'przelewy24_blik', payment_error: null });
    // The answer was lost: the same order, whatever code comes with the question.
    const again = await good(ask(PLACE, { input: input('777 456') }));
    expect(again.placeOrder.order.order_number).toBe(placeOrder.order.order_number);
    expect(await tell()).toBe(200);
    expect(await statusOf(placeOrder.order.order_number, cartId)).toMatchObject({ status: 'PAID' });
    const order = await shop.app.orders.findByNumber(placeOrder.order.order_number);
    expect(await shop.attempts(order?.id ?? 0)).toHaveLength(1);
    const { db } = shop.app;
    const kept = JSON.stringify([
      await db.selectFrom('payment_attempt').selectAll().execute(),
      await db.selectFrom('cart_request').selectAll().execute(),
      await db.selectFrom('payment_secret').selectAll().where('cartId', '=', cartId).execute(),
    ]);
    expect(kept).not.toContain('777123');
  });

  const REGISTER =
    'mutation ($c: String!) { registerCardTransaction(cartId: $c, saveAlias: true) { token transaction } }';

  test('a card that is entered before the order pays the order', async () => {
    const cartId = await cartPaidBy('przelewy24_card');
    const { registerCardTransaction: card } = await good(ask(REGISTER, { c: cartId }));
    // Asked again, by another tab: the same.
    expect((await good(ask(REGISTER, { c: cartId }))).registerCardTransaction).toEqual(card);
    await shop.provider.decide(`${standIns.url}/p24/trnRequest/${card.token}`, 'paid');
    expect(await tell()).toBe(200);
    const { order } = await place(cartId);
    expect(await statusOf(order.order_number, cartId)).toMatchObject({ status: 'PAID' });
    const placed = await shop.app.orders.findByNumber(order.order_number);
    expect(await shop.attempts(placed?.id ?? 0)).toMatchObject([{ ourId: card.transaction, state: 'captured' }]);
    expect(placed?.status).toBe('processing');
  });

  test('a card that was charged for a cart that never became an order is given back', async () => {
    const cartId = await cartPaidBy('przelewy24_card');
    const { registerCardTransaction: card } = await good(ask(REGISTER, { c: cartId }));
    await shop.provider.decide(`${standIns.url}/p24/trnRequest/${card.token}`, 'paid');
    await tell();
    shop.wait(61 * MINUTE_MS);
    await shop.app.paymentWork.run();
    expect(await shop.problems()).toContain('captured-without-order');
    const attempt = await shop.app.db
      .selectFrom('payment_attempt')
      .selectAll()
      .where('ourId', '=', card.transaction)
      .executeTakeFirstOrThrow();
    expect(attempt.refunded).toBe(attempt.amount);
  });

  test.each([
    ['registerCardTransaction(cartId: $c) { token }', 'card-not-chosen'],
    ['payWithWalletToken(cartId: $c, token: "t") { cart { id } }', 'wallet-not-chosen'],
  ])('%s asks for its way of payment first', async (field, code) => {
    const cartId = await cartPaidBy('banktransfer');
    const { errors } = await ask(`mutation ($c: String!) { ${field} }`, { c: cartId });
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  test('PayPo is chosen by its own number among the banks', async () => {
    const cartId = await cartPaidBy('przelewy24_paypo');
    const { order } = await place(cartId);
    expect(order.redirect_url).toContain('/trnRequest/');
  });
});
