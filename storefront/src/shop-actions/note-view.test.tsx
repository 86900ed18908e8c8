import { expect, test } from 'vitest';
import { allowCookies } from '../testing/a-cookie-choice.ts';
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
    '/sklep',
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
