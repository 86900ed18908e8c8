import { expect, test } from 'vitest';
import { isDemo, standInsEnvironment, standInsPlace } from './stand-ins.ts';

test('the demo runs by default, and never in production', () => {
  expect(isDemo({})).toBe(true);
  expect(isDemo({ DEMO: 'off' })).toBe(false);
  expect(isDemo({ NODE_ENV: 'production' })).toBe(false);
});

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  [{ HOST: '::' }, 'HOST=::'],
  [{ HOST: '192.168.1.4' }, 'HOST=192.168.1.4'],
  [{ STANDINS_HOST: '0.0.0.0' }, 'STANDINS_HOST=0.0.0.0'],
  [{ STOREFRONT_URL: 'https://rosailen.example' }, 'STOREFRONT_URL=https://rosailen.example'],
  [{ STANDINS_URL: 'https://demo.example' }, 'STANDINS_URL=https://demo.example'],
])('a shop that others reach (%o) has no stand-ins unless that is said', (env, reason) => {
  expect(() => isDemo(env)).toThrow(`The shop is open to others (${reason})`);
  expect(() => isDemo(env)).toThrow(/DEMO=off .* DEMO=on /);
  expect(isDemo({ ...env, DEMO: 'on' })).toBe(true);
  expect(isDemo({ ...env, DEMO: 'off' })).toBe(false);
  expect(isDemo({ ...env, NODE_ENV: 'production' })).toBe(false);
});

test.each([{ HOST: '127.0.0.1' }, { HOST: 'localhost' }, { HOST: '::1' }, { STOREFRONT_URL: 'http://localhost:3000' }])(
  'a shop of this machine (%o) has them',
  (env) => {
    expect(isDemo(env)).toBe(true);
  },
);

test('the registry is configured for the stand-ins, but a configured service is kept', () => {
  const place = standInsPlace({ STANDINS_PORT: '5100' });
  expect(standInsEnvironment(place, {})).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:4125',
    ETRUSTED_API_URL: 'http://localhost:5100/etrusted',
    SYNERISE_API_URL: 'http://localhost:5100/synerise',
    INPOST_API_URL: 'http://localhost:5100/inpost',
    INPOST_SHIPX_URL: 'http://localhost:5100/shipx',
    ORLEN_PACZKA_API_URL: 'http://localhost:5100/orlen/WebServicePwR.asmx',
    P24_URL: 'http://localhost:5100/p24',
    PAYU_URL: 'http://localhost:5100/payu',
    PAYNOW_URL: 'http://localhost:5100/paynow',
    PAYPAL_URL: 'http://localhost:5100/paypal',
    NGENIUS_URL: 'http://localhost:5100/ngenius',
    APPLE_PAY_GATEWAY_URL: 'http://localhost:5100/apple',
    SSO_GOOGLE_ISSUER: 'http://localhost:5100/oidc',
    SSO_FACEBOOK_GRAPH_URL: 'http://localhost:5100/facebook/v23.0',
  });
  const real = {
    SMTP_URL: 'smtps://poczta.example',
    ETRUSTED_CLIENT_ID: 'shop',
    INPOST_TOKEN: 'shop',
    INPOST_SHIPX_TOKEN: 'shop',
    ORLEN_PACZKA_PARTNER_ID: 'shop',
    P24_MERCHANT_ID: '1',
    PAYU_POS_ID: '1',
    PAYNOW_API_KEY: 'shop',
    PAYPAL_CLIENT_ID: 'shop',
    NGENIUS_OUTLET: 'shop',
    APPLE_PAY_MERCHANT_ID: 'shop',
    GOOGLE_PAY_MERCHANT_ID: 'shop',
    SSO_GOOGLE_CLIENT_ID: 'shop',
    SSO_FACEBOOK_CLIENT_ID: 'shop',
  };
  expect(Object.keys(standInsEnvironment(place, real))).toEqual([
    'SYNERISE_TRACKER_KEY',
    'SYNERISE_INDEX_ID',
    'SYNERISE_API_URL',
  ]);
});
