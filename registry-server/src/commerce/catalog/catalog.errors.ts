import { AppError } from '../../errors.ts';

/** A product's address belongs to it alone. */
export class UrlKeyTaken extends AppError {
  constructor(urlKey: string) {
    const message = 'Ten adres ma już inny produkt.';
    super(409, 'url-key-taken', message, { urlKey, faults: [{ path: '/urlKey', rule: 'unique', message }] });
  }
}

/** A variant belongs to one product. */
export class VariantSkuTaken extends AppError {
  constructor(sku: string, index: number) {
    const message = `Wariant ${sku} należy już do innego produktu.`;
    super(409, 'variant-sku-taken', message, {
      sku,
      faults: [{ path: `/variants/${index}/sku`, rule: 'unique', message }],
    });
  }
}
