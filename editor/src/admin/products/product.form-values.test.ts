import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../api/products.ts';
import { fromFormValues, type PriceFormValues, type ProductFormValues, toFormValues } from './product.form-values.ts';

const stored = {
  sku: 'RL-1',
  name: 'Krem Świt',
  urlKey: 'krem-swit',
  line: 'swit',
  categories: ['twarz/kremy'],
  description: ['Lekki krem.'],
  flags: { isNew: true, isSale: false },
  isActive: true,
  visibility: 'both',
  taxClass: 23,
  images: [3, 4],
  documents: [{ kind: 'safetyData', title: 'Karta', file: 7 }],
  contents: ['RL-2-50', 'RL-3-30'],
  complementary: ['RL-2'],
  recommended: ['RL-4'],
  variants: [
    {
      sku: 'RL-1',
      size: { value: 50, unit: 'ml' },
      images: [],
      stock: 12,
      prices: {
        PLN: {
          regular: 12_900,
          special: 9_900,
          specialFrom: '2026-11-19T23:00:00.000Z',
          specialTo: '2026-11-25T18:00:00.000Z',
          lowest30: 10_900,
        },
      },
    },
  ],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as StoredProduct & Record<string, unknown>;

const typed = () => toFormValues(stored);
const withPrice = (change: Partial<PriceFormValues>): ProductFormValues => {
  const [variant] = typed().variants;
  if (!variant?.prices.PLN) throw new Error('The product has a price in złote');
  return { ...typed(), variants: [{ ...variant, prices: { PLN: { ...variant.prices.PLN, ...change } } }] };
};

const withStock = (stock: string): ProductFormValues => ({
  ...typed(),
  variants: typed().variants.map((variant) => ({ ...variant, stock })),
});

const priceIn = (write: ReturnType<typeof fromFormValues>) =>
  (write.product as StoredProduct | undefined)?.variants[0]?.prices.PLN;

test('a product is shown as it is typed: złote, days, both ends included', () => {
  expect(typed()).toMatchObject({ flags: ['isNew'], images: [3, 4], summary: '' });
  expect(typed().variants[0]).toEqual({
    sku: 'RL-1',
    stock: '12',
    prices: {
      PLN: {
        regular: '129,00',
        special: '99,00',
        specialFrom: '2026-11-20',
        specialTo: '2026-11-25',
        friendsAndFamily: '',
      },
    },
  });
});

describe('saving', () => {
  test('sends nothing that nobody touched', () => {
    expect(fromFormValues(stored, typed())).toEqual({ sku: 'RL-1', stock: {} });
  });

  test('of a stock alone sends that number alone', () => {
    expect(fromFormValues(stored, withStock(' 7 '))).toEqual({ sku: 'RL-1', stock: { 'RL-1': 7 } });
  });

  test('of anything else sends the whole product, without what the server counts itself', () => {
    const { product } = fromFormValues(stored, { ...typed(), name: ' Krem Świt 2 ', flags: ['isBestseller'] });
    expect(product).toEqual({
      name: 'Krem Świt 2',
      urlKey: 'krem-swit',
      line: 'swit',
      categories: ['twarz/kremy'],
      description: ['Lekki krem.'],
      flags: { isBestseller: true },
      isActive: true,
      visibility: 'both',
      taxClass: 23,
      images: [3, 4],
      documents: [{ kind: 'safetyData', title: 'Karta', file: 7 }],
      contents: ['RL-2-50', 'RL-3-30'],
      complementary: ['RL-2'],
      recommended: ['RL-4'],
      variants: [
        {
          sku: 'RL-1',
          size: { value: 50, unit: 'ml' },
          images: [],
          prices: {
            PLN: {
              regular: 12_900,
              special: 9_900,
              specialFrom: '2026-11-19T23:00:00.000Z',
              specialTo: '2026-11-25T18:00:00.000Z',
            },
          },
        },
      ],
    });
  });

  test('of another order of what is in a set sends that order', () => {
    const { product } = fromFormValues(stored, { ...typed(), contents: ['RL-3-30', 'RL-2-50'] });
    expect(product).toMatchObject({ contents: ['RL-3-30', 'RL-2-50'], complementary: ['RL-2'], recommended: ['RL-4'] });
  });

  test('without anything that is in it ends a set', () => {
    const { product } = fromFormValues(stored, { ...typed(), contents: [], recommended: [], complementary: [] });
    expect(product).toMatchObject({ complementary: [] });
    expect(Object.keys(product ?? {})).not.toContain('contents');
    expect(Object.keys(product ?? {})).not.toContain('recommended');
  });

  test('keeps the hour of a promotion whose day nobody changed, and takes the day of one that was', () => {
    expect(priceIn(fromFormValues(stored, withPrice({ regular: '139', specialTo: '2026-11-30' })))).toEqual({
      regular: 13_900,
      special: 9_900,
      specialFrom: '2026-11-19T23:00:00.000Z',
      specialTo: '2026-11-30',
    });
  });

  test('without a special price ends the promotion, its days with it', () => {
    const ended = withPrice({ special: '', specialFrom: '', specialTo: '' });
    expect(priceIn(fromFormValues(stored, ended))).toEqual({ regular: 12_900 });
  });
});
