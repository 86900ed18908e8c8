import { afterEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';
import { noteView } from './note-view.ts';

test('a product that is looked at is an event with the item shape of every other', () => {
  allowCookies('analytics');
  noteView(
    {
      sku: 'RL-BA-001-GLOG',
      productSku: 'RL-BA-001',
      name: 'Szminka',
      choice: 'Głóg, 4,2 g',
      category: 'Usta',
      brand: 'Rosa i Len',
      price: { amount: 6_990, currency: 'PLN' },
      urlPath: '/szminka',
      picture: '/media/1.jpg',
    },
    aSite({ basePath: '/sklep' }),
  );
  const item = {
    id: 'RL-BA-001-GLOG',
    parent_id: 'RL-BA-001',
    variant: 'Głóg, 4,2 g',
    name: 'Szminka',
    currency: 'PLN',
    category: 'Usta',
    brand: 'Rosa i Len',
    price: 69.9,
    quantity: 1,
    url: '/sklep/szminka',
    image: '/media/1.jpg',
  };
  const { dataLayer } = window as unknown as { dataLayer: readonly unknown[] };
  expect(dataLayer.at(-1)).toEqual({ event: 'view_item', currency: 'PLN', value: 69.9, items: [item] });
});

const aView = (productSku: string) => ({
  sku: `${productSku}-1`,
  productSku,
  name: 'Szminka',
  choice: '',
  category: '',
  brand: '',
  price: { amount: 6_990, currency: 'PLN' },
  urlPath: '/szminka',
  picture: '',
});
afterEach(() => {
  forgetToken('known');
  localStorage.removeItem('viewer');
  vi.unstubAllGlobals();
});

/** What is sent of looks at these products, one after the other. */
async function sentOf(skus: readonly string[], site = aSite()): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push([init.method, address, JSON.parse(String(init.body))]);
    return new Response(null, { status: 204 });
  });
  for (const sku of skus) {
    noteView(aView(sku), site);
    await vi.dynamicImportSettled();
  }
  return sent;
}

test('of a customer who allows it each product is kept with the account, once though its shades change', async () => {
  allowCookies('functional');
  storeToken('known');
  expect(await sentOf(['A', 'A', 'B'])).toEqual([
    ['POST', '/api/me/viewed', { skus: ['A'] }],
    ['POST', '/api/me/viewed', { skus: ['B'] }],
  ]);
});

test('of a guest who allows it each product is kept under an id that the browser makes up once', async () => {
  allowCookies('functional');
  expect(await sentOf(['F'])).toEqual([['POST', '/api/products/viewed', { skus: ['F'] }]]);
  const viewer = localStorage.getItem('viewer');
  expect(viewer).toMatch(/^[\w-]{16,128}$/);
  expect(await sentOf(['G'])).toEqual([['POST', '/api/products/viewed', { skus: ['G'] }]]);
  expect(localStorage.getItem('viewer')).toBe(viewer);
});

test('of whoever did not allow it, and on a site without a cart nothing is kept, and no id made', async () => {
  allowCookies('functional');
  expect(await sentOf(['D'], aSite({ features: { ...aSite().features, cart: false } }))).toEqual([]);
  storeToken('known');
  allowCookies('analytics');
  expect(await sentOf(['E'])).toEqual([]);
  expect(localStorage.getItem('viewer')).toBeNull();
});
