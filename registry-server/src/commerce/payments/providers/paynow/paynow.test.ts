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
import { createPaynow } from './paynow.ts';
import { readPaynow } from './paynow-config.ts';

let rig: ProviderRig;
let paynow: PaymentProvider;
beforeAll(async () => {
  rig = await runProviderRig();
  paynow = paynowWith();
});

function paynowWith(changes: Readonly<Record<string, string>> = {}): PaymentProvider {
  const config = readPaynow({ ...demoPayments(rig.url).paynow, ...changes });
  if (!config) throw new Error('Paynow is not configured');
  return createPaynow(config, { timeoutMs: 1_000 });
}

const blik = () => aRequest(rig, { method: 'paynow_blik_gateway' });

test.each([
  ['111111', 'captured'],
  ['444444', 'declined'],
])('a BLIK code %s comes to: %s', async (code, state) => {
  const request = blik();
  const started = await paynow.chargeBlik?.(request, code);
  expect(started).toMatchObject({ state: 'pending', providerReference: expect.any(String) });
  expect(started).not.toHaveProperty('redirectUrl');
  expect(await takeNotice(rig, paynow)).toMatchObject({
    merchantReference: request.merchantReference,
    amount: 12_990,
    currency: 'PLN',
    state,
  });
});

test('a BLIK code that nobody confirms stays open', async () => {
  const request = blik();
  const started = await paynow.chargeBlik?.(request, '222222');
  expect(await paynow.status(attemptOf(request, started?.providerReference))).toMatchObject({ state: 'pending' });
});

test('a wrong BLIK code is refused, and said nowhere', async () => {
  const refused = await paynow.chargeBlik?.(blik(), '333333').catch((error: unknown) => error);
  expect(refused).toMatchObject({ reasonCode: 'AUTHORIZATION_CODE_INVALID' });
  expect(JSON.stringify(refused)).not.toContain('333333');
});

test('BLIK without a code is paid on the page', async () => {
  expect(await payThrough(rig, paynow, blik())).toMatchObject({ state: 'captured' });
});

test('the same request twice is one payment', async () => {
  const request = aRequest(rig, { method: 'paynow_gateway' });
  const [first, second] = [await paynow.register(request), await paynow.register(request)];
  expect(second).toEqual(first);
});

test('an attempt with another amount is another request, which its key refuses', async () => {
  const request = aRequest(rig, { method: 'paynow_gateway' });
  await paynow.register(request);
  await expect(paynow.register({ ...request, amount: 1 })).rejects.toMatchObject({
    reasonCode: 'VALIDATION_IDEMPOTENCY_ERROR',
  });
});

test('a shopper who tries again goes on under a new id; the old one no longer counts', async () => {
  const request = aRequest(rig, { method: 'paynow_gateway' });
  const { providerReference = '' } = await paynow.register(request);
  const again = await fetch(`${rig.url}/paynow/panel/platnosci/${providerReference}/ponow`, { method: 'POST' });
  const { paymentId } = (await again.json()) as { readonly paymentId: string };
  const { merchantReference } = request;
  expect(await takeNotice(rig, paynow)).toMatchObject({
    merchantReference,
    providerReference,
    state: 'pending',
    supersedes: false,
  });
  expect(await takeNotice(rig, paynow)).toMatchObject({
    merchantReference,
    providerReference: paymentId,
    state: 'pending',
    supersedes: true,
  });
  await rig.choose(`${rig.url}/platnosc/paynow/${paymentId}`, 'paid');
  expect(await takeNotice(rig, paynow)).toMatchObject({
    merchantReference,
    providerReference: paymentId,
    state: 'captured',
    supersedes: true,
  });
});

test('another key signs nothing that is taken', async () => {
  const foreign = paynowWith({ PAYNOW_SIGNATURE_KEY: 'inny-klucz' });
  await expect(foreign.register(aRequest(rig))).rejects.toMatchObject({ reasonCode: 'UNAUTHORIZED' });
});

test('a payment of another system of the seller is none of ours', async () => {
  const request = aRequest(rig, { merchantReference: 'NIE-NASZE' });
  const { redirectUrl = '' } = await paynow.register(request);
  await rig.choose(redirectUrl, 'paid');
  const { rawBody, headers } = await rig.nextNotice();
  expect(await paynow.verifyNotification(rawBody, headers)).toEqual({ kind: 'ignored' });
});

describe('a refund', () => {
  test('is asked after by the id that Paynow gave it', async () => {
    const request = aRequest(rig, { method: 'paynow_gateway' });
    const { providerReference } = await payThrough(rig, paynow, request);
    const refund = aRefund(request, providerReference);
    const { state, providerReference: providerRefundReference = null } = await paynow.refund(refund);
    expect(state).toBe('pending');
    expect(await paynow.refundStatus?.({ ...refund, providerRefundReference })).toEqual({ state: 'done' });
    expect(await paynow.refundStatus?.(refund)).toBeUndefined();
  });
});
