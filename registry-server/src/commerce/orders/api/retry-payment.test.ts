import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { aShopWithProviders } from '../../payments/providers/testing/a-shop-with-provider.ts';
import { good, PLACE, readyCart } from '../testing/order-through-api.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const RETRY = `mutation ($id: String!, $token: String!, $method: PaymentMethodInput) {
  retryPaymentUrl(order_id: $id, token: $token, payment_method: $method) { url reason_code instructions { text } } }`;
const STATUS = `query ($number: String!, $token: String!) {
  orderPaymentStatus(orderNumber: $number, token: $token) { status can_retry payment_method redirect_url reason_code } }`;
const CHOOSE = `mutation ($id: String!, $method: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $method }) { cart { id } } }`;

interface Method {
  readonly code: string;
  readonly blik_code?: string;
  readonly additional_data?: object;
}
const wallet = (code: 'apple-pay' | 'gpay', token: string): Method => ({
  code,
  additional_data: { [code === 'gpay' ? 'gpay' : 'apple_pay']: { token } },
});
const blik = (blikCode: string): Method => ({ code: 'przelewy24_blik', blik_code: blikCode });
const PAGE = { url: expect.stringMatching(/^http/), reason_code: null, instructions: null };
const AT_ONCE = { url: null, reason_code: null, instructions: null };

/** How it is paid at first, to no avail; and what pays it: a code or token of its own, which the first one no longer is. */
const ways: readonly (readonly [string, string, Method, Method])[] = [
  ['a BLIK code', 'przelewy24', blik('111111'), blik('777123')],
  ['an Apple Pay token', 'payu', wallet('apple-pay', 'declined'), wallet('apple-pay', '{"data":"nowy-żeton"}')],
  ['a Google Pay token', 'payu', wallet('gpay', 'declined'), wallet('gpay', '{"data":"nowy-żeton"}')],
];

describe.each(dialects)('paying once more on $name', (dialect) => {
  let paying: Awaited<ReturnType<typeof aShopWithProviders>>;
  let ask: ReturnType<typeof graphqlClient>;
  beforeAll(async () => {
    paying = await aShopWithProviders(dialect, standIns);
    ask = graphqlClient(paying.shop.app);
    const staff = await signedIn(paying.shop.app, 'publisher');
    const payload = aProduct('TONIK', { name: 'Tonik' });
    const put = await staff.inject({ method: 'PUT', url: '/staff/catalogue/products/TONIK', payload });
    expect(put.statusCode).toBeLessThan(300);
  });
  beforeEach(async () => {
    for (const standIn of ['przelewy24', 'payu', 'paynow']) await paying.at(standIn).good();
  });

  async function ordered(standIn: string, method: Method) {
    const cartId = await readyCart(ask, { payment: method.code, email: 'lena@example.com' });
    await good(ask(CHOOSE, { id: cartId, method }));
    const provider = paying.at(standIn);
    const from = await provider.newest();
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    expect(placeOrder.errors).toEqual([]);
    const { order_number: number, token } = placeOrder.order;
    await provider.deliverAfter(from);
    const { id } = (await paying.shop.app.orders.findByNumber(number)) ?? { id: 0 };
    return {
      id,
      provider,
      retry: (again?: Method) => ask(RETRY, { id: number, token, ...(again && { method: again }) }),
      status: async () => (await good(ask(STATUS, { number, token }))).orderPaymentStatus,
    };
  }
  const urlOf = async (answer: ReturnType<Awaited<ReturnType<typeof ordered>>['retry']>) =>
    (await good(answer)).retryPaymentUrl;

  test.each(ways)('of %s leads to the page of the provider when no new one comes', async (_name, standIn, first) => {
    const { id, provider, retry, status } = await ordered(standIn, first);
    expect(await status()).toMatchObject({ status: 'FAILED', can_retry: true, payment_method: first.code });
    const page = await urlOf(retry());
    expect(page).toEqual(PAGE);
    // The same page again, from another tab; and it is told beside the status.
    expect(await urlOf(retry())).toEqual(page);
    expect(await status()).toMatchObject({ status: 'PENDING', redirect_url: page.url, payment_method: first.code });
    const from = await provider.newest();
    await provider.decide(page.url, 'paid');
    await provider.deliverAfter(from);
    expect(await status()).toMatchObject({ status: 'PAID', can_retry: false });
    expect(await paying.shop.attempts(id)).toMatchObject([{ state: 'declined' }, { state: 'captured' }]);
  });

  test.each(ways)('of %s pays at once with a new one', async (_name, standIn, first, second) => {
    const { id, provider, retry, status } = await ordered(standIn, first);
    const from = await provider.newest();
    expect(await urlOf(retry(second))).toEqual(AT_ONCE);
    await provider.deliverAfter(from);
    expect(await status()).toMatchObject({ status: 'PAID', can_retry: false, payment_method: second.code });
    expect(await paying.shop.attempts(id)).toMatchObject([{ state: 'declined' }, { state: 'captured' }]);
    const kept = JSON.stringify(await paying.shop.app.db.selectFrom('payment_attempt').selectAll().execute());
    expect(kept).not.toMatch(/777123|nowy-żeton/);
  });

  test('with a code that the bank refuses says why, and may be tried again', async () => {
    const { retry, status } = await ordered('przelewy24', blik('111111'));
    expect(await urlOf(retry(blik('111111')))).toMatchObject({ url: null, reason_code: 'BLIK_63' });
    expect(await status()).toMatchObject({ status: 'FAILED', can_retry: true, reason_code: 'BLIK_63' });
    expect(await urlOf(retry())).toEqual(PAGE);
  });

  test('while nobody confirms the first code in the app of the bank, another one or the page pays', async () => {
    const unconfirmed = { code: 'paynow_blik_gateway', blik_code: '222222' };
    for (const again of [undefined, { ...unconfirmed, blik_code: '111111' }]) {
      const { id, provider, retry, status } = await ordered('paynow', unconfirmed);
      expect(await status()).toMatchObject({ status: 'PENDING', can_retry: true, redirect_url: null });
      const from = await provider.newest();
      const answer = await urlOf(retry(again));
      expect(answer).toEqual(again ? AT_ONCE : PAGE);
      if (!again) await provider.decide(answer.url, 'paid');
      await provider.deliverAfter(from);
      expect(await status()).toMatchObject({ status: 'PAID', can_retry: false });
      expect((await paying.shop.attempts(id)).map(({ state }) => state)).toEqual(['pending', 'captured']);
    }
  });

  test('with something that is no code is refused, and begins nothing', async () => {
    const { id, retry } = await ordered('przelewy24', blik('111111'));
    const { errors } = await retry(blik('12'));
    expect(errors?.[0]?.extensions).toMatchObject({
      category: 'graphql-input',
      code: 'blik-code-invalid',
      details: { message: 'Kod BLIK ma sześć cyfr.' },
    });
    expect(await paying.shop.attempts(id)).toHaveLength(1);
  });

  test('by a transfer makes it the way of the order, and the mail says where to send the money', async () => {
    const { app } = paying.shop;
    const { id, retry } = await ordered('przelewy24', blik('111111'));
    const mailsOf = async () => {
      const mails = await app.db.selectFrom('mail_outbox').select(['template', 'data', 'key']).execute();
      return mails.filter(({ key }) => key === `order-transfer:${id}`);
    };
    const transfer = await urlOf(retry({ code: 'banktransfer' }));
    expect(transfer).toMatchObject({ url: null, instructions: { text: expect.stringContaining('Tytuł przelewu') } });
    const order = await app.orders.find(id);
    expect(order).toMatchObject({ paymentMethod: 'banktransfer', paymentTitle: 'Przelew tradycyjny' });
    expect(await mailsOf()).toMatchObject([
      { template: 'order-transfer', data: { number: order?.number, transfer: { title: order?.number } } },
    ]);
    // Whoever has closed the page with the account reads it again from the order's, and is not written to again.
    expect(await urlOf(retry())).toEqual(transfer);
    expect(await urlOf(retry(blik('111111')))).toMatchObject({ reason_code: 'BLIK_63' });
    await urlOf(retry({ code: 'banktransfer' }));
    expect(await mailsOf()).toHaveLength(1);
  });

  test('is refused once it is paid', async () => {
    const { provider, retry, status } = await ordered('przelewy24', blik('777123'));
    expect(await status()).toMatchObject({ status: 'PAID' });
    const from = await provider.newest();
    expect((await retry(blik('777123'))).errors?.[0]?.extensions.code).toBe('payment-retry-refused');
    expect(await provider.newest()).toBe(from);
  });
});
