import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';

const url = '/staff/delivery-settings';

describe.each(dialects)('delivery settings on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  beforeAll(async () => {
    const english = aSite({ code: 'en', language: 'en', currency: 'EUR', domain: 'en.example', isDefault: false });
    const polish = aSite({ generalSettings: { shippingTimer: {} } });
    app = await buildTestApp(dialect, { sites: [polish, english] });
    admin = await signedIn(app, 'admin');
  });

  const read = async (site = 'pl') => (await admin.inject({ url: `${url}?site=${site}` })).json();
  const write = (payload: object) => admin.inject({ method: 'PUT', url, payload });
  const offered = async (code: string) => {
    const facts = { currency: 'PLN', valueAfterDiscounts: 5_000, freeDeliveryByCoupon: false, lines: 1 };
    const methods = await app.delivery.methods({ ...facts, site: app.sites.require('pl'), now: new Date() });
    return methods.find(({ methodCode }) => methodCode === code);
  };

  test('are the defaults first, then what was written, which holds at once', async () => {
    const before = await read();
    expect(before).toMatchObject({ site: 'pl', currency: 'PLN', revision: 0, freeDeliveryFrom: 9_900 });
    expect(before.settings.methods).toHaveLength(19);
    expect(before.methods).toContainEqual({
      carrierCode: 'inpostlockercod',
      methodCode: 'inpostlockercod',
      cashOnDelivery: true,
      onlyWhenFree: false,
      needsPoint: 'inpost',
    });
    expect(await offered('flatrate')).toBeUndefined();

    const methods = before.settings.methods.map((method: { methodCode: string }) =>
      method.methodCode === 'flatrate' ? { ...method, isActive: true, price: 777 } : method,
    );
    const answer = await write({ site: 'pl', revision: 0, settings: { ...before.settings, cutOffHour: 10, methods } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ revision: 1, settings: { cutOffHour: 10 } });
    expect(await read()).toEqual(answer.json());
    expect(await offered('flatrate')).toMatchObject({ priceGross: 777, carrierTitle: 'DHL' });
    expect(await read('en')).toMatchObject({ revision: 0, currency: 'EUR', settings: { cutOffHour: 12 } });
  });

  test('have the carrier’s largest parcel until staff say another, or none', async () => {
    const locker = async () => {
      const { settings } = await read();
      return settings.methods.find(({ methodCode }: { methodCode: string }) => methodCode === 'inpostlocker');
    };
    const put = async (maxParcel: object | null) => {
      const { revision, settings } = await read();
      const methods = settings.methods.map((method: { methodCode: string }) =>
        method.methodCode === 'inpostlocker' ? { ...method, maxParcel } : method,
      );
      return write({ revision, settings: { ...settings, methods } });
    };
    expect((await locker()).maxParcel).toEqual({ lengthMm: 640, widthMm: 380, heightMm: 410 });
    const small = { lengthMm: 300, widthMm: 200, heightMm: 100 };
    expect((await put(small)).statusCode).toBe(200);
    expect((await locker()).maxParcel).toEqual(small);
    expect((await put({ lengthMm: 300, widthMm: 200 })).json().details.faults[0].rule).toBe('required');
    expect((await put(null)).statusCode).toBe(200);
    expect((await locker()).maxParcel).toBeNull();
  });

  test('tell the shop’s timer its hour, where there is one', async () => {
    const { settings, revision } = await read();
    await write({ site: 'pl', revision, settings: { ...settings, cutOffHour: 9 } });
    const init = async (site: string) => app.inject({ url: '/init', headers: { 'x-site': site } });
    const polish = await init('pl');
    expect(polish.json().data.generalSettings.shippingTimer).toEqual({ cutOffHour: 9 });
    expect(polish.headers['x-tags']).toContain(`delivery:${app.sites.require('pl').id}`);
    expect((await init('en')).json().data.generalSettings.shippingTimer).toBeUndefined();
  });

  test('are not written over what somebody else wrote', async () => {
    const { revision, settings } = await read('en');
    const both = await Promise.all([1, 2].map(() => write({ site: 'en', revision, settings })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const stale = await write({ site: 'en', revision, settings });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'delivery-settings-conflict', details: { expected: 0, found: 1 } },
    ]);
    expect((await write({ site: 'en', revision: 9, settings })).statusCode).toBe(409);
    expect((await write({ site: 'en', revision: 1, settings })).json()).toMatchObject({ revision: 2 });
  });

  test.each([
    ['a method told twice', (methods: object[]) => [...methods, methods[0]], 'unique'],
    ['an unknown method', ([first]: object[]) => [{ ...first, methodCode: 'gołąb' }], 'enum'],
    ['a negative price', ([first]: object[]) => [{ ...first, price: -1 }], 'minimum'],
    ['a broken price', ([first]: object[]) => [{ ...first, price: 1.5 }], 'type'],
    [
      'a way that ends before it begins',
      ([first]: object[]) => [{ ...first, transitDays: { from: 3, to: 2 } }],
      'after-start',
    ],
    ['a field of its own', ([first]: object[]) => [{ ...first, icon: 'x' }], 'additionalProperties'],
  ])('%s is refused', async (_name, change, rule) => {
    const { revision, settings } = await read();
    const answer = await write({ revision, settings: { ...settings, methods: change(settings.methods) } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.faults[0].rule).toBe(rule);
  });

  test('are for administrators, and every change leaves an entry', async () => {
    const publisher = await signedIn(app, 'publisher');
    expect((await publisher.inject({ url })).statusCode).toBe(403);
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await admin.inject({ url: `${url}?site=nie-ma` })).statusCode).toBe(404);
    const { items } = (await admin.inject({ url: '/staff/audit' })).json();
    expect(items).toContainEqual(expect.objectContaining({ action: `PUT ${url}`, status: 200 }));
  });
});
