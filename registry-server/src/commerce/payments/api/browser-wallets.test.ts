import { demoPayments } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { good } from '../../orders/testing/order-through-api.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const SHEETS = `{ walletSheets {
  apple_pay { country_code merchant_name supported_networks }
  google_pay { environment gateway gateway_merchant_id merchant_id merchant_name country_code card_networks }
} }`;
const START = 'mutation ($url: String!) { startApplePaySession(validationUrl: $url) }';

// None of it is kept in a database.
describe.each(dialects.slice(0, 1))('wallets of the browser', (dialect) => {
  const withGoogle = aSite({ generalSettings: { externalServices: { googlePay: true } } });
  const opened = async (site = withGoogle, env: Readonly<Record<string, string>> = {}) =>
    graphqlClient(await buildTestApp(dialect, { sites: [site], env }));
  const demo = (): Record<string, string> => Object.assign({}, ...Object.values(demoPayments(standIns.url)));

  test('a page gets all that it opens both with', async () => {
    const { walletSheets } = await good((await opened(withGoogle, demo()))(SHEETS));
    expect(walletSheets).toEqual({
      apple_pay: { country_code: 'PL', merchant_name: 'Rosa i Len', supported_networks: ['visa', 'masterCard'] },
      google_pay: {
        environment: 'TEST',
        gateway: 'payu',
        gateway_merchant_id: '300746',
        merchant_id: 'demo',
        merchant_name: 'Rosa i Len',
        country_code: 'PL',
        card_networks: ['VISA', 'MASTERCARD'],
      },
    });
  });

  test('Google Pay is opened on a site that allows it, and nothing is opened where wallets are off', async () => {
    const closed = await good((await opened(aSite(), demo()))(SHEETS));
    expect(closed.walletSheets).toMatchObject({ apple_pay: {}, google_pay: null });
    const off = await good((await opened(withGoogle, { ...demo(), PAYU_WALLETS: 'off' }))(SHEETS));
    expect(off.walletSheets).toEqual({ apple_pay: null, google_pay: null });
    expect((await good((await opened())(SHEETS))).walletSheets).toEqual({ apple_pay: null, google_pay: null });
  });

  test('a wallet that staff have switched off is not opened', async () => {
    const app = await buildTestApp(dialect, { sites: [withGoogle], env: demo() });
    const staff = await signedIn(app, 'admin');
    const url = '/staff/payment-settings';
    const { revision, settings } = (await staff.inject({ url: `${url}?site=pl` })).json();
    const methods = settings.methods.map((method: { code: string }) => ({
      ...method,
      ...(method.code === 'apple-pay' && { isActive: false }),
    }));
    const put = await staff.inject({
      method: 'PUT',
      url: `${url}?site=pl`,
      payload: { revision, settings: { ...settings, methods } },
    });
    expect(put.statusCode).toBe(200);
    const { walletSheets } = await good(graphqlClient(app)(SHEETS));
    expect(walletSheets).toMatchObject({ apple_pay: null, google_pay: { gateway: 'payu' } });
  });

  test('Apple gives a session for the host of the shop', async () => {
    const url = `${standIns.url}/apple/paymentservices/paymentSession`;
    const { startApplePaySession } = await good((await opened(withGoogle, demo()))(START, { url }));
    expect(JSON.parse(startApplePaySession)).toMatchObject({
      domainName: 'rosailen.example',
      displayName: 'Rosa i Len',
      merchantIdentifier: 'merchant.example.rosailen',
    });
  });

  test.each([
    ['another host', 'https://apple-pay-gateway.apple.com.evil.example/paymentservices/x'],
    ['this machine', 'http://127.0.0.1:1/paymentservices/x'],
    ['no address', 'paymentservices'],
  ])('%s is asked for no session', async (_name, url) => {
    const { errors } = await (await opened(withGoogle, demo()))(START, { url });
    expect(errors?.[0]?.extensions.code).toBe('wallet-unavailable');
  });
});
