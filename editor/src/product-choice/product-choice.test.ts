import type { ProductSummary } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../testing/fake-api.ts';
import { detailOfChoice, detailOfProduct, nameOfChoice } from './choice-words.ts';
import { choicesFound, findChoice } from './product-choice.ts';

const pln = (amount: number) => ({ amount, currency: 'PLN' });
const price = (amount: number) => ({ final: pln(amount), regular: pln(amount) });
const shade = (code: string, label: string) => ({
  sku: `RL-2-${code}`,
  inStock: true,
  colour: { code: code.toLowerCase(), label, hex: '#a03c46' },
  size: { value: 4.2, unit: 'g' },
  price: price(6_900),
});
const lipstick: ProductSummary = {
  ...aProduct('RL-2', 'Szminka kremowa'),
  line: { code: 'barwa', name: 'Barwa' },
  price: price(6_900),
  priceVaries: true,
  variants: [shade('MALWA', 'Malwa'), shade('CEGLA', 'Cegła')],
};
const serum: ProductSummary = { ...aProduct('RL-1', 'Serum'), variants: [{ sku: 'RL-1-30', inStock: true }] };
const found = (kind: 'product' | 'variant', text: string) =>
  choicesFound([serum, lipstick], kind, text).map(({ sku }) => sku);

describe('what was found', () => {
  test('is offered as products, or variant by variant', () => {
    expect(found('product', '')).toEqual(['RL-1', 'RL-2']);
    expect(found('variant', '')).toEqual(['RL-1-30', 'RL-2-MALWA', 'RL-2-CEGLA']);
  });

  test.each([
    ['cegla', ['RL-1-30', 'RL-2-CEGLA']],
    ['szminka malw', ['RL-1-30', 'RL-2-MALWA']],
    ['rl-2-cegla', ['RL-1-30', 'RL-2-CEGLA']],
    ['barwa', ['RL-1-30', 'RL-2-MALWA', 'RL-2-CEGLA']],
    // Found by the server by something that is not told here, an EAN.
    ['59099901', ['RL-1-30', 'RL-2-MALWA', 'RL-2-CEGLA']],
  ])('by „%s” is narrowed to the variants that are meant', (text, skus) => {
    expect(found('variant', text)).toEqual(skus);
  });
});

test('a sku is looked for among products or among variants', () => {
  expect(findChoice([serum, lipstick], 'product', 'RL-2')).toEqual({ sku: 'RL-2', product: lipstick });
  expect(findChoice([serum, lipstick], 'variant', 'RL-2-CEGLA')?.variant?.colour?.label).toBe('Cegła');
  expect(findChoice([serum, lipstick], 'variant', 'RL-2')).toBeUndefined();
  expect(findChoice([serum, lipstick], 'product', 'RL-3')).toBeUndefined();
});

describe('in words', () => {
  const malwa = findChoice([lipstick], 'variant', 'RL-2-MALWA');
  if (!malwa) throw new Error('The lipstick has no shade Malwa');

  test('a variant is its product with shade and size', () => {
    expect(nameOfChoice(malwa)).toBe('Szminka kremowa, Malwa, 4,2 g');
    expect(detailOfChoice(malwa)).toMatch(/^Malwa, 4,2 g · RL-2-MALWA · 69,00\szł$/);
  });

  test('a product tells its line, its number, and from what price on', () => {
    expect(detailOfProduct(lipstick)).toMatch(/^Barwa · RL-2 · od 69,00\szł$/);
    expect(detailOfProduct(serum)).toBe('RL-1');
  });

  test('one that was withdrawn says so', () => {
    expect(detailOfProduct({ ...serum, isWithdrawn: true })).toBe('RL-1 · wycofany ze sprzedaży');
  });
});
