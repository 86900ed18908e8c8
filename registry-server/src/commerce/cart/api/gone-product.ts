import type { CatalogProduct } from '../../catalog/index.ts';
import type { LineRow } from '../calculation/cart-line.ts';

/** What is left to show of a product that the catalogue no longer has: its sku and its name. */
export function goneProduct({ productSku, name, createdAt, updatedAt }: LineRow): CatalogProduct {
  return {
    __typename: 'SimpleProduct',
    isVariant: false,
    at: updatedAt,
    data: {
      id: 0,
      sku: productSku,
      urlKey: '',
      name,
      summary: null,
      flags: {},
      taxClass: 0,
      isActive: false,
      visibility: 'hidden',
      createdAt,
      updatedAt,
      variants: [],
      images: [],
      documents: [],
      texts: {
        description: [],
        benefits: [],
        usage: [],
        inci: [],
        skinType: [],
        certifications: [],
        warnings: [],
        complementary: [],
      },
    },
  };
}
