import { demoPayments } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import { ProviderRefused } from '../../payments.errors.ts';
import type { PaymentProvider } from '../provider.ts';
import { aRequest, type ProviderRig, runProviderRig, takeNotice } from '../testing/provider-rig.ts';
import { runScriptedProvider, type ScriptedAnswer, type SeenCall } from '../testing/scripted-provider.ts';
import { createWallets } from '../wallets/wallets.ts';
import { createPayu } from './payu.ts';
import { readPayu } from './payu-config.ts';

function payuAt(url: string): PaymentProvider {
  const config = readPayu({ ...demoPayments('').payu, PAYU_URL: url });
  if (!config) throw new Error('PayU is not configured');
  return createPayu(config, { timeoutMs: 1_000 });
}

describe('PayU, through its stand-in', () => {
  let rig: ProviderRig;
  let payu: PaymentProvider;
  beforeAll(async () => {
    rig = await runProviderRig();
    payu = payuAt(`${rig.url}/payu`);
  });

  test.each([
    ['777123', 'captured'],
    ['500500', 'declined'],
    ['700701', 'declined'],
    ['700703', 'declined'],
    ['123456', 'declined'],
  ])('a BLIK code %s comes to: %s', async (code, state) => {
    const request = aRequest(rig);
    const started = await payu.chargeBlik?.(request, code);
    expect(started).toMatchObject({ state: 'pending', providerReference: expect.any(String) });
    expect(started).not.toHaveProperty('redirectUrl');
    expect(await takeNotice(rig, payu)).toMatchObject({ merchantReference: request.merchantReference, state });
  });

  test('a BLIK code of another form is refused, and said nowhere', async () => {
    const refused = await payu.chargeBlik?.(aRequest(rig), '77712').catch((error: unknown) => error);
    expect(refused).toMatchObject({ reasonCode: 'INVALID_BLIK_CODE' });
    expect(JSON.stringify(refused)).not.toContain('77712');
  });

  test.each([
    ['apple-pay', '{"version":"EC_v1","data":"żeton"}', 'captured'],
    ['gpay', '{"signature":"x","protocolVersion":"ECv2"}', 'captured'],
    ['gpay', 'declined', 'declined'],
  ] as const)('a token of %s comes to what the gateway says', async (method, token, state) => {
    const request = aRequest(rig, { method });
    const wallets = createWallets(payu);
    expect(await wallets.chargeToken?.(request, token)).toMatchObject({ state: 'pending' });
    expect(await takeNotice(rig, wallets)).toMatchObject({ merchantReference: request.merchantReference, state });
  });

  test('a token is refused for a way of payment that takes none, and when it is too long', async () => {
    await expect(payu.chargeToken?.(aRequest(rig), 'token')).rejects.toBeInstanceOf(ProviderRefused);
    const wallet = aRequest(rig, { method: 'gpay' });
    await expect(payu.chargeToken?.(wallet, 'x'.repeat(16_385))).rejects.toBeInstanceOf(ProviderRefused);
  });

  test('one attempt is one order', async () => {
    const request = aRequest(rig);
    await payu.register(request);
    await expect(payu.register(request)).rejects.toMatchObject({ reasonCode: 'ERROR_ORDER_NOT_UNIQUE' });
  });
});

describe('PayU, as it is asked', () => {
  const ORDER = {
    orderId: 'ORDER1',
    extOrderId: 'ours',
    merchantPosId: '300746',
    totalAmount: '12990',
    currencyCode: 'PLN',
  };

  async function scripted(answer: (call: SeenCall) => ScriptedAnswer) {
    const provider = await runScriptedProvider((call) =>
      call.path.endsWith('/oauth/authorize') ? { body: { access_token: 'token', expires_in: 43_199 } } : answer(call),
    );
    return {
      ...provider,
      payu: payuAt(provider.url),
      orders: () => provider.calls.filter(({ path }) => path.includes('/orders')),
    };
  }

  const created = (url: string) => ({
    status: { statusCode: 'SUCCESS' },
    orderId: 'ORDER1',
    redirectUri: `${url}/pay`,
  });

  test('signs in once, sends digits of minor units, and follows no redirect', async () => {
    const { payu, calls, orders, url } = await scripted(() => ({
      status: 302,
      headers: { location: '/elsewhere' },
      body: created('http://payu.example'),
    }));
    const request = aRequest({ notifyUrl: `${url}/n` });
    expect(await payu.register(request)).toEqual({
      state: 'pending',
      providerReference: 'ORDER1',
      redirectUrl: 'http://payu.example/pay',
    });
    await payu.register(aRequest({ notifyUrl: `${url}/n` }));
    expect(calls.map(({ path }) => path)).toEqual([
      '/pl/standard/user/oauth/authorize',
      '/api/v2_1/orders',
      '/api/v2_1/orders',
    ]);
    const [first] = orders();
    expect(first?.headers.authorization).toBe('Bearer token');
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      extOrderId: request.merchantReference,
      merchantPosId: '300746',
      totalAmount: '12990',
      currencyCode: 'PLN',
      customerIp: '203.0.113.7',
      notifyUrl: `${url}/n`,
      continueUrl: request.returnUrl,
      products: [{ unitPrice: '12990', quantity: '1' }],
    });
    expect(JSON.parse(first?.body ?? '')).not.toHaveProperty('payMethods');
  });

  test.each([
    ['payu_gateway_card', { type: 'PBL', value: 'c' }],
    ['apple-pay', { type: 'PBL', value: 'jp' }],
    ['gpay', { type: 'PBL', value: 'ap' }],
  ] as const)('%s is chosen in advance', async (method, payMethod) => {
    const { payu, orders } = await scripted(() => ({ status: 302, body: created('http://payu.example') }));
    await payu.register(aRequest({ notifyUrl: 'http://shop.example' }, { method }));
    expect(JSON.parse(orders()[0]?.body ?? '')).toMatchObject({ payMethods: { payMethod } });
  });

  test("a wallet's token goes on as it came, in base64", async () => {
    const { payu, orders } = await scripted(() => ({ status: 201, body: created('http://payu.example') }));
    const token = '{"data":"ż+/="}';
    await payu.chargeToken?.(aRequest({ notifyUrl: 'http://shop.example' }, { method: 'apple-pay' }), token);
    const { payMethods } = JSON.parse(orders()[0]?.body ?? '');
    expect(Buffer.from(payMethods.payMethod.authorizationCode, 'base64').toString('utf8')).toBe(token);
  });

  test('a card that wants the shopper to confirm sends them on', async () => {
    const { payu } = await scripted(() => ({
      body: { ...created('https://bank.example'), status: { statusCode: 'WARNING_CONTINUE_3DS' } },
    }));
    const request = aRequest({ notifyUrl: 'http://shop.example' }, { method: 'gpay' });
    expect(await payu.chargeToken?.(request, 'token')).toMatchObject({ redirectUrl: 'https://bank.example/pay' });
  });

  test('a token that is taken no longer is replaced, once', async () => {
    let refuse = 1;
    const { payu, calls } = await scripted(() => {
      refuse -= 1;
      return refuse >= 0 ? { status: 401, body: {} } : { status: 302, body: created('http://payu.example') };
    });
    await payu.register(aRequest({ notifyUrl: 'http://shop.example' }));
    expect(calls.filter(({ path }) => path.includes('oauth'))).toHaveLength(2);
    refuse = 99;
    await expect(payu.register(aRequest({ notifyUrl: 'http://shop.example' }))).rejects.toBeInstanceOf(ProviderRefused);
    expect(calls.filter(({ path }) => path.includes('oauth'))).toHaveLength(3);
  });

  test('money that waits is taken, but only what was asked for', async () => {
    let status = 'WAITING_FOR_CONFIRMATION';
    const { payu, calls } = await scripted(({ method }) => {
      if (method === 'PUT') status = 'COMPLETED';
      return { body: { orders: [{ ...ORDER, status }], status: { statusCode: 'SUCCESS' } } };
    });
    const payment = {
      merchantReference: 'ours',
      providerReference: 'ORDER1',
      amount: 12_990,
      currency: 'PLN',
      state: 'captured',
    } as const;
    const wrong = await payu.confirm?.({ ...payment, amount: 12_989 });
    expect(wrong).toMatchObject({ amount: 12_990, needsConfirmation: true });
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    expect(await payu.confirm?.(payment)).toEqual(payment);
    const put = calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(put?.body ?? '')).toEqual({ orderId: 'ORDER1', orderStatus: 'COMPLETED' });
  });

  test('an order of another point of sale is not confirmed', async () => {
    const order = { ...ORDER, merchantPosId: '999', status: 'COMPLETED' };
    const { payu } = await scripted(() => ({ body: { orders: [order] } }));
    const payment = {
      merchantReference: 'ours',
      providerReference: 'ORDER1',
      amount: 12_990,
      currency: 'PLN',
      state: 'captured',
    } as const;
    await expect(payu.confirm?.(payment)).rejects.toMatchObject({ reasonCode: 'FOREIGN_ORDER' });
  });
});
