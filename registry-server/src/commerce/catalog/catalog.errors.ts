import { AppError } from '../../errors.ts';

/** A product's address belongs to it alone. */
export class UrlKeyTaken extends AppError {
  constructor(urlKey: string) {
    super(409, 'url-key-taken', { urlKey, faults: [{ path: '/urlKey', rule: 'unique', sentence: 'url-key-taken' }] });
  }
}

/** Somebody else has written the product since it was read. */
export class ProductConflict extends AppError {
  constructor(details: { readonly sku: string; readonly expected: string; readonly found: string }) {
    super(409, 'product-conflict', details);
  }
}

/** Somebody else has written, moved or removed the category since it was read, or those beside it. */
export class CategoryConflict extends AppError {
  constructor(details: { readonly path: string; readonly expected?: string; readonly found: string }) {
    super(409, 'category-conflict', details);
  }
}

/** A new product does not take the place of another. */
export class ProductSkuTaken extends AppError {
  constructor(sku: string) {
    super(409, 'product-sku-taken', {
      sku,
      faults: [{ path: '/sku', rule: 'unique', sentence: 'product-sku-taken' }],
    });
  }
}

/** A variant belongs to one product. */
export class VariantSkuTaken extends AppError {
  constructor(sku: string, index: number) {
    super(409, 'variant-sku-taken', {
      sku,
      faults: [{ path: `/variants/${index}/sku`, rule: 'unique', sentence: 'variant-sku-taken' }],
    });
  }
}
