import { expect } from 'vitest';
import { aProduct, aVariant } from './a-catalogue.ts';
import { aSite } from './a-site.ts';
import { buildTestApp, type TestAppOptions } from './build-test-app.ts';
import type { TestDialect } from './dialects.ts';
import { signedIn } from './staff-client.ts';

const malwa = { code: 'malwa', label: 'Malwa', hex: '#A63A3A', pantone: '18-1550' };
const glog = { code: 'glog', label: 'Głóg', hex: '#8E1F2B' };
const ml = (value: number) => ({ value, unit: 'ml' as const });

/** A shop with a cream, a lipstick in several shades, a tonic, and a product that was withdrawn. */
export async function aSmallShop(
  dialect: TestDialect,
  { site = {}, ...options }: Omit<TestAppOptions, 'sites'> & { readonly site?: Parameters<typeof aSite>[0] } = {},
) {
  const english = aSite({
    code: 'en',
    locale: 'en-US',
    language: 'en-US',
    currency: 'EUR',
    domain: 'en.x',
    isDefault: false,
    features: { cart: true, user: true },
  });
  const app = await buildTestApp(dialect, { ...options, sites: [aSite(site), english] });
  const staff = await signedIn(app, 'publisher');
  const put = async (path: string, payload: object) => {
    const response = await staff.inject({ method: 'PUT', url: `/staff/catalogue${path}`, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
  };
  await put('/categories', { path: 'twarz', name: 'Twarz', position: 1, description: 'Pielęgnacja' });
  await put('/categories', { path: 'twarz/kremy', name: 'Kremy' });
  await put('/categories', { path: 'usta', name: 'Usta', position: 2 });
  await put('/brands/rosa', {
    name: 'Rosa i Len',
    manufacturer: { name: 'Rosa i Len sp. z o.o.', email: 'b@rosa.example' },
  });
  await put('/lines/swit', { name: 'Świt' });
  await put('/products/KREM', {
    ...aProduct('KREM', {
      name: 'Krem <lniany>',
      urlKey: 'krem-lniany',
      categories: ['twarz/kremy'],
      brand: 'rosa',
      line: 'swit',
    }),
    description: ['Raz & dwa.'],
    inci: ['Aqua', 'Glycerin'],
    skinType: ['dry'],
    application: 'day',
    pao: '12M',
    certifications: ['vegan'],
    certificates: [{ code: 'vegan', issuer: 'V-Label', number: 'PL-1', validUntil: '2099-12-31' }],
    flags: { isNew: true },
    recommended: ['SZMINKA'],
    complementary: ['GONE', 'TONIK'],
    warnings: ['Nie połykać.'],
    giftsSku: ['MINI'],
    loyaltyPrograms: ['kameleon'],
    summary: 'Zajawka',
    taxClass: 23,
    variants: [
      aVariant({
        sku: 'KREM-50',
        size: ml(50),
        stock: 3,
        ean: '5909990105601',
        weightGrams: 120,
        prices: { PLN: { regular: 8900, special: 6900, friendsAndFamily: 5900 } },
      }),
    ],
    priceHistory: [{ variantSku: 'KREM-50', currency: 'PLN', amount: 7900, from: '2026-01-01', to: '2026-06-30' }],
  });
  await put(
    '/products/SZMINKA',
    aProduct('SZMINKA', {
      name: 'Szminka',
      categories: ['usta'],
      brand: 'rosa',
      variants: [
        aVariant({ sku: 'SZ-MALWA', colour: malwa, size: ml(4), prices: { PLN: { regular: 6900 } }, stock: 0 }),
        aVariant({ sku: 'SZ-GLOG', colour: glog, size: ml(4), prices: { PLN: { regular: 7900 } }, stock: 5 }),
        aVariant({ sku: 'SZ-GLOG-8', colour: glog, size: ml(8), prices: { PLN: { regular: 9900 } }, stock: 9 }),
      ],
    }),
  );
  await put('/products/TONIK', aProduct('TONIK', { name: 'Tonik', categories: ['twarz'] }));
  await put('/products/GONE', aProduct('GONE', { name: 'Dawny', categories: ['twarz'], isActive: false }));
  return { app, put };
}
