import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../../api/products.ts';
import { NO_CERTIFICATE } from './certificates/certificate.form-values.ts';
import { checkProduct } from './check-product.ts';
import { type ProductFormValues, toFormValues } from './product.form-values.ts';
import { NO_SECTION } from './story/story.form-values.ts';
import type { PriceFormValues } from './variants/variant.form-values.ts';

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

describe('what is typed is refused', () => {
  const at = (field: string) => `/variants/0/prices/PLN/${field}`;
  test.each([
    ['no name', { ...typed(), name: '  ' }, '/name'],
    [
      'a certificate that proves nothing',
      { ...typed(), certificates: [{ ...NO_CERTIFICATE, issuer: 'The Vegan Society' }] },
      '/certificates/0/code',
    ],
    [
      'a certificate that nobody has issued',
      { ...typed(), certificates: [{ ...NO_CERTIFICATE, code: 'vegan', issuer: ' ' }] },
      '/certificates/0/issuer',
    ],
    [
      'an opening of the story without a heading',
      { ...typed(), story: { ...typed().story, hero: { ...NO_SECTION, text: 'Rosa i len' } } },
      '/specification/hero/heading',
    ],
    [
      'a step of the story without a heading',
      { ...typed(), story: { ...typed().story, steps: [{ ...NO_SECTION, heading: ' ' }] } },
      '/specification/steps/0/heading',
    ],
    [
      'a document without a title',
      { ...typed(), documents: [{ kind: 'other' as const, title: ' ', file: 7 }] },
      '/documents/0/title',
    ],
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
