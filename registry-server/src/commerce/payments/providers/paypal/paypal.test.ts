import { demoPayments } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../provider.ts';
import {
  aRefund,
  aRequest,
  attemptOf,
  type ProviderRig,
  payThrough,
  runProviderRig,
  takeNotice,
} from '../testing/provider-rig.ts';
import { runScriptedProvider } from '../testing/scripted-provider.ts';
import { createPaypal } from './paypal.ts';
import { readPaypal } from './paypal-config.ts';
import { readPaypalEvent } from './paypal-notification.ts';

function paypalAt(url: string): PaymentProvider {
  const config = readPaypal({ ...demoPayments('').paypal, PAYPAL_URL: url });
  if (!config) throw new Error('PayPal is not configured');
  return createPaypal(config, { timeoutMs: 1_000 });
}

const aPaypalRequest = (rig: Pick<ProviderRig, 'notifyUrl'>) => aRequest(rig, { method: 'paypal' });

describe('PayPal, through its stand-in', () => {
  let rig: ProviderRig;
  let paypal: PaymentProvider;
  beforeAll(async () => {
    rig = await runProviderRig();
    paypal = paypalAt(`${rig.url}/paypal`);
  });

  test('the same request twice is one order', async () => {
    const request = aPaypalRequest(rig);
    const [first, second] = [await paypal.register(request), await paypal.register(request)];
    expect(second.providerReference).toBe(first.providerReference);
  });

  test('an approved order that is asked after wants to be captured', async () => {
    const request = aPaypalRequest(rig);
    const { providerReference, redirectUrl = '' } = await paypal.register(request);
    await rig.choose(redirectUrl, 'paid');
    await rig.nextNotice();
    const approved = await paypal.status(attemptOf(request, providerReference));
    expect(approved).toMatchObject({ state: 'captured', needsConfirmation: true });
    if (!approved) throw new Error('nothing was found');
    const [one, other] = await Promise.all([paypal.confirm?.(approved), paypal.confirm?.(approved)]);
    for (const captured of [one, other]) {
      expect(captured).toMatchObject({ state: 'captured', amount: 12_990 });
      expect(captured).not.toHaveProperty('needsConfirmation');
    }
    // It was captured once: one event tells of it.
    expect(await takeNotice(rig, paypal)).toMatchObject({ state: 'captured', providerReference });
    expect(rig.caughtNotices()).toBe(0);
  });

  test('nothing is captured but what was asked for', async () => {
    const request = aPaypalRequest(rig);
    const { providerReference, redirectUrl = '' } = await paypal.register(request);
    await rig.choose(redirectUrl, 'paid');
    await rig.nextNotice();
    const approved = await paypal.status(attemptOf(request, providerReference));
    if (!approved) throw new Error('nothing was found');
    for (const wrong of [{ amount: 1 }, { currency: 'EUR' }, { merchantReference: 'x' }]) {
      expect(await paypal.confirm?.({ ...approved, ...wrong })).toMatchObject({ needsConfirmation: true });
    }
    expect(await paypal.status(attemptOf(request, providerReference))).toMatchObject({ needsConfirmation: true });
  });

  test('a refund in part leaves the payment captured; the whole returns it', async () => {
    const request = aPaypalRequest(rig);
    const { providerReference } = await payThrough(rig, paypal, request);
    await rig.nextNotice();
    await paypal.refund(aRefund(request, providerReference, { amount: 990 }));
    expect(await paypal.status(attemptOf(request, providerReference))).toMatchObject({ state: 'captured' });
    await paypal.refund(aRefund(request, providerReference, { amount: 12_000 }));
    expect(await paypal.status(attemptOf(request, providerReference))).toMatchObject({ state: 'returned' });
  });
});

test('amounts are decimal texts, and the address of the shopper stays here', async () => {
  const provider = await runScriptedProvider(({ path }) => ({
    body: path.endsWith('/token')
      ? { access_token: 'token', expires_in: 100 }
      : { id: 'O1', links: [{ rel: 'approve', href: 'https://paypal.example/approve' }] },
  }));
  const request = aPaypalRequest({ notifyUrl: 'http://shop.example' });
  expect(await paypalAt(provider.url).register({ ...request, amount: 5 })).toMatchObject({ providerReference: 'O1' });
  const order = provider.calls.at(-1);
  expect(order?.headers['paypal-request-id']).toBe(request.merchantReference);
  const unit = JSON.parse(order?.body ?? '').purchase_units[0];
  expect(unit).toMatchObject({ custom_id: request.merchantReference, amount: { currency_code: 'PLN', value: '0.05' } });
  for (const personal of [request.payer.street, request.payer.email, request.payer.phone ?? '']) {
    expect(order?.body).not.toContain(personal);
  }
});

test('PayPal is asked about exactly the bytes that came', async () => {
  const provider = await runScriptedProvider(({ path }) => ({
    body: path.endsWith('/token') ? { access_token: 'token', expires_in: 100 } : { verification_status: 'SUCCESS' },
  }));
  const rawBody = Buffer.from('{ "id":"WH-1",  "event_type":"X.Y", "resource":{"a":1.10} }');
  const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
  const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, name]));
  expect(await paypalAt(provider.url).verifyNotification(rawBody, headers)).toEqual({ kind: 'ignored' });
  expect(provider.calls.at(-1)?.body).toContain(`"webhook_event":${rawBody}}`);
  const garbage = Buffer.from('{"id":"WH-1"},"verification":{}');
  expect(await paypalAt(provider.url).verifyNotification(garbage, headers)).toMatchObject({ fault: 'malformed' });
});

describe('an event', () => {
  const amount = { currency_code: 'PLN', value: '129.90' };
  const capture = { custom_id: 'ours', amount, supplementary_data: { related_ids: { order_id: 'O1' } } };
  const config = { url: '', clientId: '', clientSecret: '', webhookId: '' };
  const read = (event_type: string, resource: object) => readPaypalEvent(config, { id: 'WH-1', event_type, resource });

  test.each([
    ['PAYMENT.CAPTURE.COMPLETED', 'COMPLETED', 'captured'],
    ['PAYMENT.CAPTURE.PENDING', 'PENDING', 'review'],
    ['PAYMENT.CAPTURE.DENIED', 'DECLINED', 'declined'],
  ])('%s comes to: %s, %s', (type, status, state) => {
    expect(read(type, { ...capture, status })).toMatchObject({
      kind: 'payment',
      event: 'WH-1',
      payment: { merchantReference: 'ours', providerReference: 'O1', amount: 12_990, currency: 'PLN', state },
    });
  });

  test('of an approval that was taken back expires the payment', () => {
    const resource = { order_id: 'O1', purchase_units: [{ custom_id: 'ours', amount }] };
    expect(read('CHECKOUT.PAYMENT-APPROVAL.REVERSED', resource)).toMatchObject({ payment: { state: 'expired' } });
  });

  test('of a refund made in the panel moves nothing here', () => {
    expect(read('PAYMENT.CAPTURE.REFUNDED', { amount, status: 'COMPLETED' })).toEqual({ kind: 'ignored' });
  });

  test('with half an amount is refused', () => {
    const broken = { ...capture, status: 'COMPLETED', amount: { currency_code: 'PLN', value: '129.9' } };
    expect(read('PAYMENT.CAPTURE.COMPLETED', broken)).toEqual({ kind: 'refused', fault: 'malformed' });
  });
});
