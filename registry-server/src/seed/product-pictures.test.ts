import { expect, test } from 'vitest';
import { pictureOfShade, picturesAbout, picturesOfProduct, picturesOfVariant, shadesOf } from './product-pictures.ts';
import { readSeedCatalogue } from './seed-catalogue.ts';
import { findPicture } from './seed-files.ts';

const { products } = readSeedCatalogue();

function named(sku: string) {
  const product = products.find((each) => each.sku === sku);
  if (!product) throw new Error(`The seed has no ${sku}.`);
  return product;
}

test('a product without shades has its card and its second picture, and its variants have none of their own', () => {
  const serum = named('RL-SW-001');
  expect(picturesOfProduct(serum)).toEqual([
    'products/swit-serum-z-lnem-i-witamina-c',
    'products/swit-serum-z-lnem-i-witamina-c-2',
  ]);
  expect(serum.variants.flatMap((variant) => picturesOfVariant(serum, variant))).toEqual([]);
});

test('the first shade keeps the card in front, every other shade leads with its own stroke', () => {
  const lipstick = named('RL-BA-001');
  const [malwa, glog] = lipstick.variants;
  if (!malwa || !glog) throw new Error('The lipstick has no shades.');
  const card = 'products/barwa-szminka-kremowa-z-olejem-z-malin';
  const strokes = 'shades/barwa-szminka-kremowa-z-olejem-z-malin';
  expect(picturesOfVariant(lipstick, malwa)).toEqual([card, `${strokes}-malwa`]);
  expect(picturesOfVariant(lipstick, glog)).toEqual([`${strokes}-glog`, card]);
  expect(picturesOfProduct(lipstick)).toEqual([card, `${strokes}-malwa`]);
});

test('every shade of the shop has a picture, and no two share one', () => {
  const shades = products.flatMap((product) => shadesOf(product).map((shade) => pictureOfShade(product, shade)));
  expect(shades.length).toBeGreaterThan(150);
  expect(new Set(shades).size).toBe(shades.length);
  expect(shades.filter((name) => !findPicture(name))).toEqual([]);
});

test('what a product is about holds all that its variants show', () => {
  for (const product of products) {
    const about = picturesAbout(product);
    for (const variant of product.variants)
      expect(about).toEqual(expect.arrayContaining([...picturesOfVariant(product, variant)]));
  }
});
