import type { MediaFile, ProductDetails } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { productAtVariant } from './product-at-variant.ts';

const pln = (amount: number) => ({ final: { amount, currency: 'PLN' }, regular: { amount, currency: 'PLN' } });
const picture = (id: number): MediaFile => ({ id, mime: 'image/webp', size: 1, type: 'image', url: `/media/${id}` });

const product = {
  sku: 'RL-BA-001',
  name: 'Pomadka Malwa',
  images: [picture(1)],
  inStock: true,
  price: pln(4900),
  priceVaries: true,
  variants: [
    { sku: 'RL-BA-001-MALWA', inStock: true, price: pln(4900) },
    { sku: 'RL-BA-001-CEGLA', inStock: false, price: pln(5900), images: [picture(2)] },
    { sku: 'RL-BA-001-GLOG', inStock: true },
  ],
} as unknown as ProductDetails;

test('a variant brings its price, its stock and its pictures', () => {
  expect(productAtVariant(product, 'RL-BA-001-CEGLA')).toEqual({
    ...product,
    price: pln(5900),
    priceVaries: false,
    inStock: false,
    images: [picture(2)],
  });
});

test('a variant without pictures of its own keeps those of the product', () => {
  expect(productAtVariant(product, 'RL-BA-001-MALWA').images).toEqual([picture(1)]);
});

test('a variant without a price does not borrow that of another', () => {
  expect(productAtVariant(product, 'RL-BA-001-GLOG')).not.toHaveProperty('price');
});

test.each([undefined, 'RL-BA-404'])('the sku %s leaves the product as it is', (sku) => {
  expect(productAtVariant(product, sku)).toBe(product);
});
