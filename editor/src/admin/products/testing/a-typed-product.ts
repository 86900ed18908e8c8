import type { StoredProduct } from '../../../api/commerce/products.ts';
import { type ProductFormValues, toFormValues } from '../product.form-values.ts';
import type { PriceFormValues } from '../variants/variant.form-values.ts';

/** A product on sale, in one variant whose price is reduced. */
export const stored = {
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

/** It as its form has it. */
export const typed = () => toFormValues(stored);
/** It with something else typed about its price in złote. */
export const withPrice = (change: Partial<PriceFormValues>): ProductFormValues => {
  const [variant] = typed().variants;
  if (!variant?.prices.PLN) throw new Error('The product has a price in złote');
  return { ...typed(), variants: [{ ...variant, prices: { PLN: { ...variant.prices.PLN, ...change } } }] };
};

/** It with another stock of each variant. */
export const withStock = (stock: string): ProductFormValues => ({
  ...typed(),
  variants: typed().variants.map((variant) => ({ ...variant, stock })),
});
