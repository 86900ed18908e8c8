import { demoPayments } from '@witryna/stand-ins';
import { expect, test } from 'vitest';
import { aRequest } from '../testing/provider-rig.ts';
import { runScriptedProvider } from '../testing/scripted-provider.ts';
import { createNgenius } from './ngenius.ts';
import { readNgenius } from './ngenius-config.ts';
import { readNgeniusOrder, refundedOf, refundPathOf } from './ngenius-report.ts';

const amount = { currencyCode: 'AED', value: 12_990 };
const order = (state: string, more: object = {}) => ({
  reference: 'R1',
  merchantOrderReference: 'ours',
  amount,
  _embedded: { payment: [{ state, amount, ...more }] },
});

test.each([
  ['STARTED', 'pending'],
  ['AWAIT_3DS', 'pending'],
  ['AUTHORISED', 'pending'],
  ['POST_AUTH_REVIEW', 'review'],
  ['CAPTURED', 'captured'],
  ['PURCHASED', 'captured'],
  ['PARTIALLY_REFUNDED', 'captured'],
  ['FAILED', 'declined'],
  ['REVERSED', 'returned'],
])('%s is: %s', (word, state) => {
  expect(readNgeniusOrder(order(word))).toMatchObject({
    merchantReference: 'ours',
    providerReference: 'R1',
    amount: 12_990,
    state,
  });
});

test('a word that is not documented is no state', () => {
  expect(readNgeniusOrder(order('SOMETHING_NEW'))).toBeUndefined();
});

test('an access token is shown to nobody else, whatever a link says', () => {
  const link = (href: string) => order('PURCHASED', { _links: { 'cnp:refund': { href } } });
  expect(refundPathOf(link('https://n.example/a/refund'), 'https://n.example')).toBe('/a/refund');
  expect(refundPathOf(link('https://n.example.evil.example/a'), 'https://n.example')).toBeUndefined();
  expect(refundPathOf(order('PURCHASED'), 'https://n.example')).toBeUndefined();
});

test('what went back is the sum of the refunds that did not fail', () => {
  const refunds = [
    { state: 'SUCCESS', amount: { value: 100 } },
    { state: 'FAILED', amount: { value: 20 } },
    { state: 'SUCCESS', amount: { value: 3 } },
  ];
  expect(refundedOf(order('CAPTURED', { _embedded: { 'cnp:refund': refunds } }))).toBe(103);
});

test('an order is sold at once, in minor units, under the id of the attempt', async () => {
  const provider = await runScriptedProvider(({ path }) =>
    path.endsWith('/access-token')
      ? { body: { access_token: 'token', expires_in: 300 } }
      : { status: 201, body: { ...order('STARTED'), _links: { payment: { href: 'https://n.example/pay' } } } },
  );
  const config = readNgenius({ ...demoPayments('').ngenius, NGENIUS_URL: provider.url });
  if (!config) throw new Error('N-Genius is not configured');
  const request = aRequest({ notifyUrl: 'http://shop.example' }, { method: 'ngeniusonline', currency: 'AED' });
  const started = await createNgenius(config, { timeoutMs: 10_000 }).register(request);
  expect(started).toEqual({ state: 'pending', providerReference: 'R1', redirectUrl: 'https://n.example/pay' });
  const [signIn, call] = provider.calls;
  expect(signIn?.headers.authorization).toBe(`Basic ${config.apiKey}`);
  expect(call).toMatchObject({ method: 'POST', path: `/transactions/outlets/${config.outlet}/orders` });
  expect(call?.headers['content-type']).toBe('application/vnd.ni-payment.v2+json');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    action: 'SALE',
    amount,
    merchantOrderReference: request.merchantReference,
  });
});
