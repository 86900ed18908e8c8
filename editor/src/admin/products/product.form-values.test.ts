import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../api/commerce/products.ts';
import {
  copyOfProduct,
  fromFormValues,
  newFormValues,
  type ProductFormValues,
  toFormValues,
} from './product.form-values.ts';
import { stored, typed, withPrice, withStock } from './testing/a-typed-product.ts';

const priceIn = (write: ReturnType<typeof fromFormValues>) =>
  (write.product as StoredProduct | undefined)?.variants[0]?.prices.PLN;

test('a product is shown as it is typed: złote, days, both ends included', () => {
  expect(typed()).toMatchObject({ flags: ['isNew'], images: [3, 4], summary: '' });
  expect(typed().variants[0]).toEqual({
    key: 'RL-1',
    sku: 'RL-1',
    facts: {
      size: '50',
      unit: 'ml',
      colour: '',
      hex: '#c9a08f',
      ean: '',
      weight: '',
      length: '',
      width: '',
      height: '',
      images: [],
    },
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
      position: 0,
      description: ['Lekki krem.'],
      benefits: [],
      usage: [],
      inci: [],
      warnings: [],
      skinType: [],
      certifications: [],
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

describe('the texts of a product', () => {
  const bodyWith = (change: Partial<ProductFormValues>) => fromFormValues(stored, { ...typed(), ...change }).product;

  test('are lists with an entry in each line; names of ingredients stand behind commas, and keep their own', () => {
    const { texts } = typed();
    const body = bodyWith({
      texts: { ...texts, description: ' Lekki krem.\n\nNa dzień. ', inci: 'Aqua, 1,2-Hexanediol,\nParfum' },
    });
    expect(body).toMatchObject({
      description: ['Lekki krem.', 'Na dzień.'],
      inci: ['Aqua', '1,2-Hexanediol', 'Parfum'],
    });
  });

  test('that nobody touched stay as they are, with whatever signs they have', () => {
    const odd = { ...stored, description: ['Raz.\nWciąż raz.'], inci: ['Parfum, Limonene'] };
    const body = fromFormValues(odd, { ...toFormValues(odd), name: 'Krem' }).product;
    expect(body).toMatchObject({ description: ['Raz.\nWciąż raz.'], inci: ['Parfum, Limonene'] });
  });

  test('that are emptied go, and so do brand, line, facts and words for search engines', () => {
    const full = { ...stored, brand: 'rosa', pao: '6M', meta: { title: 'Krem', keywords: 'krem' } } as typeof stored;
    const values = toFormValues(full);
    const body = fromFormValues(full, {
      ...values,
      brand: '',
      line: '',
      pao: ' ',
      texts: { ...values.texts, description: '' },
      meta: { ...values.meta, title: '', keywords: ' lny ' },
    }).product;
    expect(body).toMatchObject({ description: [], meta: { keywords: 'lny' } });
    for (const gone of ['brand', 'line', 'pao']) expect(body).not.toHaveProperty(gone);
  });

  test('go with the revision that was read', () => {
    const read = { ...stored, revision: '0123456789abcdef' };
    expect(fromFormValues(read, { ...toFormValues(read), name: 'X' }).product).toHaveProperty(
      'revision',
      read.revision,
    );
  });
});

test('a copy is a new product: hidden, without number, address, codes and stock, its prices and texts as they were', () => {
  const copy = copyOfProduct(stored);
  const values = newFormValues(copy);
  const write = fromFormValues(copy, { ...values, sku: ' RL-9 ', name: 'Krem Zmierzch', urlKey: 'krem-zmierzch' });
  expect(write).toMatchObject({
    sku: 'RL-9',
    stock: {},
    product: {
      revision: '0',
      isActive: false,
      description: ['Lekki krem.'],
      images: [3, 4],
      variants: [{ sku: 'RL-9', size: { value: 50, unit: 'ml' }, stock: 0, prices: { PLN: { regular: 12_900 } } }],
    },
  });
});
