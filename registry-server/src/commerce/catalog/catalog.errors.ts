import { AppError } from '../../errors.ts';

/** A product's address belongs to it alone. */
export class UrlKeyTaken extends AppError {
  constructor(urlKey: string) {
    super(409, 'url-key-taken', { urlKey, faults: [{ path: '/urlKey', rule: 'unique', sentence: 'url-key-taken' }] });
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
