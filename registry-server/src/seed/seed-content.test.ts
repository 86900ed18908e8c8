import { collectRelations, normalizePage, validatePage } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { cataloguePictures, readSeedCatalogue } from './seed-catalogue.ts';
import { findPicture, readSeed } from './seed-files.ts';
import { picturesIn, resolvePictures } from './seed-page.ts';
import { readSeedPages } from './seed-pages.ts';

const catalogue = readSeedCatalogue();
const pages = readSeedPages();
const fileIds = new Map([...new Set(pages.flatMap(picturesIn))].map((name, index) => [name, index + 1]));

const categories = catalogue.categories.flatMap((top) => [top, ...(top.children ?? [])]);
const redirects = readSeed<readonly { from: string }[]>('redirects.json');
const addresses = new Set([
  ...pages.map(({ urlPath }) => urlPath),
  ...categories.map(({ path }) => `/${path}`),
  ...catalogue.products.map(({ urlKey }) => `/${urlKey}`),
  ...redirects.map(({ from }) => from),
]);

/** Every value of the given key, at any depth. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)]);
}

/** Every sentence that people read: strings of settings and texts, but not ids and addresses. */
function sentencesOf(node: unknown): string[] {
  return [
    ...valuesOf('text', node),
    ...valuesOf('heading', node),
    ...valuesOf('title', node),
    ...valuesOf('description', node),
  ].filter((value): value is string => typeof value === 'string');
}

describe.each(pages.map((page) => [page.urlPath, page] as const))('the page %s of the demo shop', (_, page) => {
  const document = normalizePage(resolvePictures(page, fileIds));

  test('is valid', () => {
    expect(validatePage(document)).toEqual([]);
  });

  test('links only to addresses that answer', () => {
    const own = valuesOf('href', page).filter(
      (href): href is string => typeof href === 'string' && href.startsWith('/'),
    );
    expect(own.map((href) => href.split(/[?#]/)[0]).filter((href) => !addresses.has(href ?? ''))).toEqual([]);
  });

  test('names only products and categories that exist', () => {
    const { product, category } = collectRelations(document);
    expect(product.filter((sku) => !catalogue.products.some((known) => known.sku === sku))).toEqual([]);
    expect(category.filter((path) => !categories.some((known) => known.path === path))).toEqual([]);
  });

  test('keeps one-letter words with the next word', () => {
    expect(sentencesOf(page).filter((sentence) => /(^|[\s\u00a0(„])[aiouwz] \S/i.test(sentence))).toEqual([]);
  });
});

test('every picture that a page or the catalogue names is in the seed, second pictures of products aside', () => {
  const named = new Set([...pages.flatMap(picturesIn), ...cataloguePictures(catalogue)]);
  expect([...named].filter((name) => !findPicture(name) && !name.endsWith('-2'))).toEqual([]);
});

test('skus, addresses and pictures of products are unique', () => {
  for (const key of ['sku', 'urlKey', 'picture'] as const) {
    const values = catalogue.products.map((product) => product[key]);
    expect(new Set(values).size).toBe(values.length);
  }
  expect(catalogue.products).toHaveLength(120);
});

test('gifts and samples are known by their skus, stand in no list, and are what products name', () => {
  const { gifts, products } = catalogue;
  expect(gifts.filter(({ sku, visibility }) => !/gratis/i.test(sku) || visibility !== 'hidden')).toEqual([]);
  const skus = [...products, ...gifts].map(({ sku }) => sku);
  expect(new Set(skus).size).toBe(skus.length);
  const named = products.flatMap(({ giftsSku = [], samplesSku = [] }) => [...giftsSku, ...samplesSku]);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((sku) => !gifts.some((gift) => gift.sku === sku))).toEqual([]);
});

test('sets name variants of the shop, and cost less than those one by one', () => {
  const variants = new Map(
    catalogue.products.flatMap((product) => product.variants.map((variant) => [variant.sku, variant] as const)),
  );
  const sets = catalogue.products.filter(({ contents }) => contents);
  expect(sets).toHaveLength(5);
  for (const { sku, contents = [], variants: own } of sets) {
    const prices = contents.map((part) => variants.get(part)?.prices.PLN?.regular ?? Number.NaN);
    const together = own[0]?.prices.PLN?.regular ?? Number.NaN;
    expect(
      prices.reduce((sum, price) => sum + price, 0),
      sku,
    ).toBeGreaterThan(together);
  }
});

test('with each product go four others of the shop, which a set does not hold', () => {
  const owners = new Map(
    catalogue.products.flatMap(({ sku, variants }) => variants.map((variant) => [variant.sku, sku])),
  );
  for (const { sku, complementary, contents = [] } of catalogue.products) {
    const besides = new Set([sku, ...contents.map((variant) => owners.get(variant))]);
    expect(new Set(complementary).size, sku).toBe(4);
    expect(complementary.filter((each) => besides.has(each) || ![...owners.values()].includes(each))).toEqual([]);
  }
});

test('recommendations name other products of the shop', () => {
  const skus = new Set(catalogue.products.map(({ sku }) => sku));
  for (const { sku, recommended = [] } of catalogue.products) {
    expect(recommended.length, sku).toBeGreaterThan(2);
    expect(recommended.filter((each) => each === sku || !skus.has(each))).toEqual([]);
  }
});

test('every variant has an EAN with the right check digit', () => {
  const eans = [...catalogue.products, ...catalogue.gifts].flatMap(({ variants }) => variants.map(({ ean }) => ean));
  const isValid = (ean: string) =>
    /^\d{13}$/.test(ean) &&
    [...ean].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
  expect(eans.filter((ean) => !isValid(ean))).toEqual([]);
});

test('everything has a price in the currency of each site', () => {
  const variants = [...catalogue.products, ...catalogue.gifts].flatMap((product) => product.variants);
  expect(variants.filter(({ prices }) => !prices.PLN || !prices.EUR).map(({ sku }) => sku)).toEqual([]);
});
