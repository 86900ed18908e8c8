import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';

const url = '/staff/payment-settings';
const P24 = { P24_MERCHANT_ID: '999999', P24_CRC: 'crc', P24_REPORT_KEY: 'key', P24_URL: 'http://127.0.0.1:9' };

describe.each(dialects)('payment settings on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;
  beforeAll(async () => {
    const english = aSite({ code: 'en', language: 'en', currency: 'EUR', domain: 'en.example', isDefault: false });
    app = await buildTestApp(dialect, { sites: [aSite(), english], env: P24 });
    admin = await signedIn(app, 'admin');
  });

  const read = async (site = 'pl') => (await admin.inject({ url: `${url}?site=${site}` })).json();
  const write = (payload: object) => admin.inject({ method: 'PUT', url, payload });
  const offered = (site = 'pl', facts: object = {}) =>
    app.payments.methods({ site: app.sites.require(site), currency: 'PLN', total: 10_399, ...facts });

  test('every way of payment is there, in its order of display', async () => {
    const { settings, methods } = await read();
    expect(settings).toMatchObject({ transferDays: 7, onlineHours: 24 });
    expect(settings.methods.map(({ code }: { code: string }) => code)).toEqual([
      'paynow_gateway',
      'paynow_blik_gateway',
      'przelewy24',
      'przelewy24_blik',
      'przelewy24_card',
      'przelewy24_paypo',
      'payu_gateway',
      'payu_gateway_card',
      'apple-pay',
      'gpay',
      'paypal',
      'cashondelivery',
      'banktransfer',
      'ngeniusonline',
    ]);
    const priority = Object.fromEntries(
      settings.methods.map((each: { code: string; priority: number }) => [each.code, each.priority]),
    );
    expect(priority).toMatchObject({ paynow_gateway: 10, cashondelivery: 20, banktransfer: 30 });
    expect(settings.methods.find(({ code }: { code: string }) => code === 'ngeniusonline').isActive).toBe(false);
    expect(methods.find(({ code }: { code: string }) => code === 'paypal')).toMatchObject({ isConfigured: false });
  });

  test('what is not configured is not offered; the rest says why it does not go', () => {
    expect(offered().map(({ code }) => code)).toEqual([
      'przelewy24_blik',
      'przelewy24',
      'przelewy24_card',
      'cashondelivery',
      'przelewy24_paypo',
      'banktransfer',
    ]);
    const shippingMethod = { cashOnDelivery: false, disabledPaymentMethods: ['banktransfer'] };
    const why = Object.fromEntries(
      offered('pl', { shippingMethod, total: 600_000 }).map(({ code, reason }) => [code, reason]),
    );
    expect(why).toEqual({
      przelewy24: undefined,
      przelewy24_blik: undefined,
      przelewy24_card: undefined,
      przelewy24_paypo: 'Niedostępna dla tej kwoty.',
      cashondelivery: 'Niedostępna dla wybranego sposobu dostawy.',
      banktransfer: 'Niedostępna dla wybranego sposobu dostawy.',
    });
    expect(offered('en', { currency: 'EUR' }).find(({ code }) => code === 'banktransfer')?.title).toBe('Bank transfer');
  });

  test.each([
    ['pl', 'Przesyłkę z tą dostawą opłaca się tylko przy odbiorze.'],
    ['en', 'With this delivery you pay when the parcel is handed over.'],
  ])('a delivery that is paid at the door offers that alone, and says why in %s', (language, sentence) => {
    const shippingMethod = { cashOnDelivery: true, disabledPaymentMethods: [] };
    const offer = offered(language, { shippingMethod });
    expect(offer.filter(({ available }) => available).map(({ code }) => code)).toEqual(['cashondelivery']);
    expect(new Set(offer.filter(({ available }) => !available).map(({ reason }) => reason))).toEqual(
      new Set([sentence]),
    );
  });

  test('what was written holds at once, and is not written over what somebody else wrote', async () => {
    const { revision, settings } = await read();
    const methods = settings.methods.map((method: { code: string }) =>
      method.code === 'banktransfer' ? { ...method, title: 'Przelew na konto', least: 20_000 } : method,
    );
    const answer = await write({ revision, settings: { ...settings, transferDays: 3, methods } });
    expect(answer.json()).toMatchObject({ revision: 1, settings: { transferDays: 3 } });
    expect(offered().find(({ code }) => code === 'banktransfer')).toMatchObject({
      title: 'Przelew na konto',
      available: false,
      reason: 'Niedostępna dla tej kwoty.',
    });
    const stale = await write({ revision, settings });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'payment-settings-conflict' }]);
  });

  test('another node hears of it', async () => {
    const other = await buildTestApp(dialect, { databaseUrl: app.config.databaseUrl, env: P24 });
    const { revision, settings } = await read();
    await write({
      revision,
      settings: {
        ...settings,
        methods: settings.methods.map((method: { code: string }) =>
          method.code === 'przelewy24' ? { ...method, isActive: false } : method,
        ),
      },
    });
    await other.events.settle();
    const site = other.sites.require('pl');
    const codes = other.payments.methods({ site, currency: 'PLN', total: 10_399 }).map(({ code }) => code);
    expect(codes).not.toContain('przelewy24');
  });

  test.each([
    ['a way told twice', (methods: object[]) => [...methods, methods[0]], 'unique'],
    ['an unknown way', ([first]: object[]) => [{ ...first, code: 'muszelki' }], 'enum'],
    ['a range that ends before it begins', ([first]: object[]) => [{ ...first, least: 5, most: 4 }], 'after-start'],
    ['a field of its own', ([first]: object[]) => [{ ...first, icon: 'x' }], 'additionalProperties'],
  ])('%s is refused', async (_name, change, rule) => {
    const { revision, settings } = await read();
    const answer = await write({ revision, settings: { ...settings, methods: change(settings.methods) } });
    expect([answer.statusCode, answer.json().details.faults[0].rule]).toEqual([422, rule]);
  });

  test('are for administrators', async () => {
    const publisher = await signedIn(app, 'publisher');
    expect((await publisher.inject({ url })).statusCode).toBe(403);
    expect((await app.inject({ url })).statusCode).toBe(401);
  });
});
