import { describe, expect, test } from 'vitest';
import type { Site } from '../../../content/sites/index.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { aSite } from '../../../testing/a-site.ts';
import { METHOD_CODES } from '../carriers/carriers.ts';
import { completeDeliverySettings, type DeliverySettings, type MethodSettings } from '../settings/delivery-settings.ts';
import type { DeliveryFacts } from './delivery-facts.ts';
import { type ChosenPoints, offerMethods } from './offer-methods.ts';
import { findOffered } from './offered-method.ts';

const site: Site = { ...aSite(), id: 1 };
const someFacts: DeliveryFacts = {
  site,
  currency: 'PLN',
  valueAfterDiscounts: 5_000,
  freeDeliveryByCoupon: false,
  lines: 1,
  now: new Date('2026-11-18T10:00:00+01:00'),
};

/** Settings of the site with something else for some methods. */
function settingsWith(
  changes: Readonly<Record<string, Partial<MethodSettings>>> = {},
  of: Site = site,
): DeliverySettings {
  const settings = completeDeliverySettings(undefined, of);
  return { ...settings, methods: settings.methods.map((method) => ({ ...method, ...changes[method.methodCode] })) };
}

const allActive = Object.fromEntries(METHOD_CODES.map((code) => [code, { isActive: true }]));

function offer(facts: Partial<DeliveryFacts> = {}, settings = settingsWith(), points: ChosenPoints = {}) {
  return offerMethods({ ...someFacts, ...facts }, settings, points);
}
const codes = (...given: Parameters<typeof offer>) => offer(...given).map(({ methodCode }) => methodCode);
const one = (code: string, ...given: Parameters<typeof offer>) =>
  offer(...given).find(({ methodCode }) => methodCode === code);

describe('the offer', () => {
  test('of the Polish site comes in the order of the drivers', () => {
    expect(codes()).toEqual([
      'inpostcourier',
      'inpostlocker',
      'inpostlockercod',
      'Glsshipping',
      'Dpdshipping',
      'Dpdshippingcod',
      'Dhlshipping',
      '95_0',
      '95_1',
    ]);
  });

  test('has every method of the specification, once switched on', () => {
    const known = codes({ freeDeliveryByCoupon: true }, settingsWith(allActive)).toSorted();
    expect(known).toEqual(
      [
        '2',
        '3',
        'freeshipping',
        'inpost',
        'inpostlocker',
        'inpostlockercod',
        'inpostcourier',
        '95_0',
        '95_1',
        'flatrate',
        'Dhlshipping',
        'Dpdshipping',
        'Dpdshippingcod',
        'Glsshipping',
        'upsshipping',
        'SMD',
        'OND',
        'ONP',
        'CDS',
      ].toSorted(),
    );
  });

  test('tells all of a method', () => {
    expect(one('inpostlocker')).toEqual({
      carrierCode: 'inpostlocker',
      methodCode: 'inpostlocker',
      carrierTitle: 'InPost',
      methodTitle: 'Paczkomat® 24/7',
      priceGross: 1_199,
      taxRate: 23,
      available: true,
      needsPoint: 'inpost',
      cashOnDelivery: false,
      disabledPaymentMethods: ['cashondelivery'],
      displayInfo: 'Odbiór w wybranym Paczkomacie o każdej porze.',
      estimate: { from: '2026-11-19', to: '2026-11-20' },
    });
  });

  test.each([
    ['an empty cart', { lines: 0 }],
    ['a country that the shop does not send to', { destination: { countryCode: 'DE', postcode: '10115' } }],
    ['another currency than the site’s', { currency: 'EUR' }],
  ])('is empty for %s', (_name, facts) => {
    expect(codes(facts)).toEqual([]);
  });

  test('has only methods that go to the country', () => {
    const properties = { maintenance: false, shop: { shippingCountries: ['PL', 'AE'] } };
    const gulf: Site = { ...site, properties };
    const settings = settingsWith(allActive);
    const destination = { countryCode: 'AE', postcode: '00000' };
    expect(codes({ site: gulf, destination }, settings)).toEqual(['SMD', 'OND', 'ONP', 'CDS']);
    expect(codes({ site: gulf, destination: { countryCode: 'PL', postcode: '02-677' } }, settings)).not.toContain(
      'SMD',
    );
  });

  test('follows what staff have set', () => {
    const settings = settingsWith({
      Dhlshipping: { priority: 1, price: 100, taxRate: 8, methodTitle: 'Szybko', disabledPaymentMethods: ['paypal'] },
      inpostcourier: { isActive: false },
    });
    const [first] = offer({}, settings);
    expect(first).toMatchObject({ methodCode: 'Dhlshipping', priceGross: 100, taxRate: 8, methodTitle: 'Szybko' });
    expect(first?.disabledPaymentMethods).toEqual(['paypal', 'cashondelivery']);
    expect(codes({}, settings)).not.toContain('inpostcourier');
  });

  test('speaks English elsewhere, and has no price in an unknown currency', () => {
    const english: Site = { ...site, language: 'en', currency: 'EUR' };
    const facts = { site: english, currency: 'EUR' };
    expect(one('inpostlocker', facts, settingsWith({}, english))).toMatchObject({
      methodTitle: 'Parcel locker 24/7',
      priceGross: 299,
    });
    const czech: Site = { ...site, currency: 'CZK' };
    expect(codes({ site: czech, currency: 'CZK' }, settingsWith({}, czech))).toEqual([]);
  });

  test('finds a method by both of its codes', () => {
    const methods = offer({}, settingsWith(allActive));
    expect(findOffered(methods, { carrierCode: 'aramex', methodCode: 'OND' })).toBeDefined();
    expect(findOffered(methods, { carrierCode: 'OND', methodCode: 'OND' })).toBeUndefined();
  });
});

describe('free delivery', () => {
  const freeOnes = (facts: Partial<DeliveryFacts>) =>
    offer(facts)
      .filter(({ priceGross }) => priceGross === 0)
      .map(({ methodCode }) => methodCode);
  const all = ['inpostcourier', 'inpostlocker', 'Glsshipping', 'freeshipping'];

  test.each([
    ['a grosz below the threshold', { valueAfterDiscounts: 9_899 }, []],
    ['at the threshold', { valueAfterDiscounts: 9_900 }, all],
    ['with a coupon for it', { valueAfterDiscounts: 1, freeDeliveryByCoupon: true }, all],
  ])('%s', (_name, facts, expected) => {
    expect(freeOnes(facts)).toEqual(expected);
  });

  test('begins where the site says', () => {
    const generous: Site = { ...site, properties: { maintenance: false, shop: { freeDeliveryFrom: 4_900 } } };
    expect(freeOnes({ site: generous })).toEqual(all);
  });

  test('does not free cash on delivery, whose price is its own', () => {
    expect(one('inpostlockercod', { valueAfterDiscounts: 50_000 })).toMatchObject({ priceGross: 1_699 });
  });
});

describe('a method that does not fit the cart', () => {
  test.each([
    [{ weightGrams: 25_000 }, true],
    [{ weightGrams: 25_001 }, false],
    [{}, true],
  ])('with %j is available in a locker: %s', (facts, available) => {
    expect(one('inpostlocker', facts)).toMatchObject({ available });
  });

  test('says why, in the language of the site', () => {
    const heavy = { weightGrams: 26_000 };
    expect(one('inpostlocker', heavy)?.errorMessage).toBe('Zamówienie jest za ciężkie na tę dostawę.');
    const english: Site = { ...site, language: 'en' };
    expect(one('inpostlocker', { ...heavy, site: english })?.errorMessage).toBe(
      'The order is too heavy for this delivery.',
    );
    expect(one('inpostcourier', heavy)?.errorMessage).toBeUndefined();
  });

  const large = { pieces: [{ dimensions: { lengthMm: 450, widthMm: 420, heightMm: 30 }, quantity: 1 }] };
  const toCourier = 'Ta paczka nie zmieści się w paczkomacie. Wybierz kuriera.';

  test.each([
    ['inpostlocker', false, toCourier],
    ['inpostlockercod', false, toCourier],
    ['95_0', false, 'Ta paczka jest za duża na odbiór w punkcie. Wybierz kuriera.'],
    ['inpostcourier', true, undefined],
    ['Dpdshipping', true, undefined],
  ])('%s takes a board of 450 × 420 mm: %s', (code, available, sentence) => {
    expect(one(code, large)).toMatchObject({ available });
    expect(one(code, large)?.errorMessage).toBe(sentence);
  });

  test('takes what nobody has measured, and as many pieces as there is room for', () => {
    const jar = { dimensions: { lengthMm: 100, widthMm: 100, heightMm: 100 } };
    expect(one('inpostlocker', { pieces: [] })).toMatchObject({ available: true });
    expect(one('inpostlocker', { pieces: [{ ...jar, quantity: 99 }] })).toMatchObject({ available: true });
    expect(one('inpostlocker', { pieces: [{ ...jar, quantity: 100 }] })).toMatchObject({ available: false });
  });

  test('has the size that the site says, or any where it wants no limit', () => {
    const maxParcel = { lengthMm: 400, widthMm: 300, heightMm: 200 };
    const settings = settingsWith({ inpostlocker: { maxParcel: null }, inpostcourier: { maxParcel } });
    expect(one('inpostlocker', large, settings)).toMatchObject({ available: true });
    expect(one('inpostcourier', large, settings)).toMatchObject({
      available: false,
      errorMessage: 'Ta paczka jest za duża na tę dostawę. Wybierz inną.',
    });
  });

  test('may be worth too much', () => {
    const settings = settingsWith({ Dpdshippingcod: { maxValue: 500_000 } });
    expect(one('Dpdshippingcod', { valueAfterDiscounts: 500_000 }, settings)).toMatchObject({ available: true });
    expect(one('Dpdshippingcod', { valueAfterDiscounts: 500_001 }, settings)).toMatchObject({ available: false });
  });

  const point = aPoint({ code: 'KRA010' });
  test.each([
    ['no point yet', {}, {}, true, true],
    ['a point that takes payment', { points: { inpost: 'KRA010' } }, { inpost: point }, true, true],
    [
      'one that takes none',
      { points: { inpost: 'KRA010' } },
      { inpost: { ...point, takesPayment: false } },
      true,
      false,
    ],
    [
      'one that is closed',
      { points: { inpost: 'KRA010' } },
      { inpost: { ...point, isOperating: false } },
      false,
      false,
    ],
    ['one that there is not', { points: { inpost: 'KRA999' } }, {}, false, false],
    [
      'one of another network',
      { points: { orlen: '101' } },
      { orlen: aPoint({ provider: 'orlen', code: '101' }) },
      true,
      true,
    ],
  ])('with %s', (_name, facts, points, prepaid, onPickUp) => {
    expect(one('inpostlocker', facts, settingsWith(), points)?.available).toBe(prepaid);
    expect(one('inpostlockercod', facts, settingsWith(), points)?.available).toBe(onPickUp);
    expect(one('Dpdshipping', facts, settingsWith(), points)?.available).toBe(true);
  });
});
