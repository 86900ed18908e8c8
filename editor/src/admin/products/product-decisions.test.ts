import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../api/products.ts';
import { checkProduct } from './check-product.ts';
import { movePicture } from './move-picture.ts';
import { type TypedPrice, type TypedProduct, typeProduct } from './typed-product.ts';
import { writeProduct } from './write-product.ts';

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

const typed = () => typeProduct(stored);
const withPrice = (change: Partial<TypedPrice>): TypedProduct => {
  const [variant] = typed().variants;
  if (!variant?.prices.PLN) throw new Error('The product has a price in złote');
  return { ...typed(), variants: [{ ...variant, prices: { PLN: { ...variant.prices.PLN, ...change } } }] };
};
const withStock = (stock: string): TypedProduct => ({
  ...typed(),
  variants: typed().variants.map((variant) => ({ ...variant, stock })),
});
const priceIn = (write: ReturnType<typeof writeProduct>) =>
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
    expect(writeProduct(stored, typed())).toEqual({ sku: 'RL-1', stock: {} });
  });

  test('of a stock alone sends that number alone', () => {
    expect(writeProduct(stored, withStock(' 7 '))).toEqual({ sku: 'RL-1', stock: { 'RL-1': 7 } });
  });

  test('of anything else sends the whole product, without what the server counts itself', () => {
    const { product } = writeProduct(stored, { ...typed(), name: ' Krem Świt 2 ', flags: ['isBestseller'] });
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

  test('keeps the hour of a promotion whose day nobody changed, and takes the day of one that was', () => {
    expect(priceIn(writeProduct(stored, withPrice({ regular: '139', specialTo: '2026-11-30' })))).toEqual({
      regular: 13_900,
      special: 9_900,
      specialFrom: '2026-11-19T23:00:00.000Z',
      specialTo: '2026-11-30',
    });
  });

  test('without a special price ends the promotion, its days with it', () => {
    const ended = withPrice({ special: '', specialFrom: '', specialTo: '' });
    expect(priceIn(writeProduct(stored, ended))).toEqual({ regular: 12_900 });
  });
});

describe('what is typed is refused', () => {
  const at = (field: string) => `/variants/0/prices/PLN/${field}`;
  test.each([
    ['no name', { ...typed(), name: '  ' }, '/name'],
    ['no price', withPrice({ regular: '' }), at('regular')],
    ['a price of nothing', withPrice({ regular: '0' }), at('regular')],
    ['a price in words', withPrice({ regular: 'sto' }), at('regular')],
    ['a promotion that is dearer', withPrice({ special: '129,00' }), at('special')],
    ['days without a promotion', withPrice({ special: '' }), at('special')],
    ['a promotion that ends before it begins', withPrice({ specialTo: '2026-11-01' }), at('specialTo')],
    ['a friends’ price that is no lower', withPrice({ friendsAndFamily: '129' }), at('friendsAndFamily')],
    ['half a piece', withStock('1,5'), '/variants/0/stock'],
    ['a stock below nothing', withStock('-1'), '/variants/0/stock'],
  ])('with %s', (_, product, path) => {
    expect(Object.keys(checkProduct(product))).toEqual([path]);
  });

  test('and not as it is stored', () => {
    expect(checkProduct(typed())).toEqual({});
  });
});

test.each([
  [0, 2, [2, 3, 1]],
  [2, 0, [3, 1, 2]],
  [1, 1, [1, 2, 3]],
  [7, 0, [1, 2, 3]],
])('a picture is moved from place %i to %i', (from, to, moved) => {
  expect(movePicture([1, 2, 3], from, to)).toEqual(moved);
});
