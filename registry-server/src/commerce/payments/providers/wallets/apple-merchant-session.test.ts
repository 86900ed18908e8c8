import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { aCertificate, aCertificateInFiles } from '@witryna/module-schemas/testing';
import { afterEach, expect, test } from 'vitest';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { isValidationUrl, requestMerchantSession } from './apple-merchant-session.ts';
import { readWallets } from './wallets-config.ts';

const SESSION = { merchantSessionIdentifier: 'sesja', signature: 'ab' };
const known = getCACertificates();
let server: Server | undefined;
afterEach(async () => {
  setDefaultCACertificates(known);
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

/** A gateway that asks for a client's certificate, as Apple's does, and tells what it was asked. */
async function aGateway(answer: (body: unknown) => { readonly status: number; readonly text: string }) {
  const own = aCertificate();
  const merchant = aCertificate({ host: 'merchant.pl.rosailen' });
  const files = await aCertificateInFiles(merchant);
  const asked: { readonly body: unknown; readonly isMerchant: boolean }[] = [];
  server = createServer(
    { ...own, requestCert: true, ca: merchant.cert, rejectUnauthorized: false },
    (request, reply) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        const body: unknown = JSON.parse(text);
        asked.push({ body, isMerchant: (request.socket as TLSSocket).authorized });
        const { status, text: written } = answer(body);
        reply.writeHead(status, { 'content-type': 'application/json' }).end(written);
      });
    },
  );
  await new Promise((done) => server?.listen(0, '127.0.0.1', () => done(undefined)));
  setDefaultCACertificates([own.cert]);
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  const { applePay } = readWallets({
    APPLE_PAY_MERCHANT_ID: 'merchant.pl.rosailen',
    APPLE_PAY_CERTIFICATE_FILE: files.cert,
    APPLE_PAY_KEY_FILE: files.key,
    APPLE_PAY_GATEWAY_URL: origin,
  });
  if (!applePay) throw new Error('Apple Pay is not configured.');
  const query = {
    validationUrl: `${origin}/paymentservices/startSession`,
    domain: 'rosailen.example',
    displayName: 'Rosa i Len',
    timeoutMs: 2_000,
  };
  return { asked, ask: () => requestMerchantSession(applePay, query) };
}

test('the merchant shows its certificate and gets a session for its domain', async () => {
  const { asked, ask } = await aGateway(() => ({ status: 200, text: JSON.stringify(SESSION) }));
  expect(JSON.parse(await ask())).toEqual(SESSION);
  expect(asked).toEqual([
    {
      isMerchant: true,
      body: {
        merchantIdentifier: 'merchant.pl.rosailen',
        displayName: 'Rosa i Len',
        initiative: 'web',
        initiativeContext: 'rosailen.example',
      },
    },
  ]);
});

test.each([
  ['a refusal', 417, '{}'],
  ['no JSON', 200, '<html>'],
  ['no session', 200, '7'],
  ['an endless answer', 200, `"${'x'.repeat(70_000)}"`],
])('%s is a failure of the service', async (_name, status, text) => {
  const { ask } = await aGateway(() => ({ status, text }));
  await expect(ask()).rejects.toBeInstanceOf(ServiceFailed);
});

test.each([
  ['https://apple-pay-gateway.apple.com/paymentservices/paymentSession', true],
  ['https://apple-pay-gateway-nc-pod1.apple.com/paymentservices/startSession', true],
  ['https://cn-apple-pay-gateway-tj-pod2-dr.apple.com/paymentservices/startSession', true],
  ['https://apple-pay-gateway-cert.apple.com/paymentservices/startSession', true],
  ['http://apple-pay-gateway.apple.com/paymentservices/paymentSession', false],
  ['https://apple-pay-gateway.apple.com:8443/paymentservices/paymentSession', false],
  ['https://apple-pay-gateway.apple.com/admin', false],
  ['https://apple-pay-gateway.apple.com.evil.example/paymentservices/x', false],
  ['https://apple-pay-gateway.evil.apple.com/paymentservices/x', false],
  ['https://evil-apple-pay-gateway.apple.com/paymentservices/x', false],
  ['https://user:secret@apple-pay-gateway.apple.com/paymentservices/x', false],
  ['https://127.0.0.1/paymentservices/x', false],
  ['no address', false],
  [`https://apple-pay-gateway.apple.com/paymentservices/${'x'.repeat(200)}`, false],
])('%s is asked: %s', (address, isAsked) => {
  expect(isValidationUrl(address, {})).toBe(isAsked);
});

test('with a gateway of its own nothing of Apple is asked', () => {
  const gateway = { gatewayUrl: 'http://127.0.0.1:4100/apple' };
  expect(isValidationUrl('http://127.0.0.1:4100/apple/paymentservices/paymentSession', gateway)).toBe(true);
  expect(isValidationUrl('https://apple-pay-gateway.apple.com/paymentservices/paymentSession', gateway)).toBe(false);
});

test.each([
  [{}, []],
  [{ APPLE_PAY_MERCHANT_ID: 'm' }, []],
  [{ APPLE_PAY_MERCHANT_ID: 'm', APPLE_PAY_CERTIFICATE_FILE: 'c.pem' }, []],
  [{ APPLE_PAY_MERCHANT_ID: 'm', APPLE_PAY_CERTIFICATE_FILE: 'c.pem', APPLE_PAY_KEY_FILE: 'k.pem' }, ['applePay']],
  [{ GOOGLE_PAY_MERCHANT_ID: 'g' }, []],
  [{ GOOGLE_PAY_MERCHANT_ID: 'g', PAYU_POS_ID: '1' }, ['googlePay']],
])('the environment %j sets up %j', (env, wallets) => {
  expect(Object.keys(readWallets(env)).filter((name) => name !== 'countryCode')).toEqual(wallets);
});
