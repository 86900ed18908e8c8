import type { StoredProduct } from '../api/commerce/products.ts';

/** A product of one variant, as the registry gives it for editing. */
export function aStoredProduct(change: Partial<StoredProduct> = {}): StoredProduct {
  const base = {
    sku: 'RL-1',
    name: 'Krem Świt',
    urlKey: 'krem-swit',
    categories: ['twarz/kremy'],
    flags: { isNew: true },
    isActive: true,
    visibility: 'both',
    taxClass: 23,
    images: [3],
    variants: [
      { sku: 'RL-1-50', size: { value: 50, unit: 'ml' }, images: [], stock: 12, prices: { PLN: { regular: 12_900 } } },
    ],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  return { ...base, ...change };
}
