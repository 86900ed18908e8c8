/** The codes of the contract that the cart uses. */
export type ItemRefusalCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'REQUIRED_PARAMETER_MISSING';

/** Why one of the wanted things did not get into the cart; travels in the data, in the words of the contract. */
export interface ItemRefusal {
  readonly code: ItemRefusalCode;
  readonly message: string;
  readonly sku: string;
  /** How many there could be. */
  readonly quantity?: number;
}

export const notFound = (sku: string): ItemRefusal => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
  sku,
});

export const optionsMissing = (sku: string): ItemRefusal => ({
  code: 'NOT_SALABLE',
  message: 'The required options you selected are not available',
  sku,
});

export const notAvailable = (sku: string): ItemRefusal => ({
  code: 'NOT_SALABLE',
  message: 'Product that you are trying to add is not available.',
  sku,
});

/** A gift that was added by its sku and may not be had. */
export const giftRefused = (sku: string, code: 'INSUFFICIENT_STOCK' | 'NOT_SALABLE', message: string): ItemRefusal =>
  code === 'INSUFFICIENT_STOCK' ? { code, message, sku, quantity: 0 } : { code, message, sku };

export const invalidQuantity = (sku: string, message: string): ItemRefusal => ({
  code: 'INVALID_PARAMETER_VALUE',
  message,
  sku,
});

export const cartFull = (sku: string, maxCartLines: number): ItemRefusal => ({
  code: 'INVALID_PARAMETER_VALUE',
  message: `The cart can hold at most ${maxCartLines} different products.`,
  sku,
});

/** Why a line may not have so many pieces; undefined when it may. */
export function refusalOfTotal(
  quantity: number,
  { sku, stock, maxQuantity }: { readonly sku: string; readonly stock: number; readonly maxQuantity: number },
): ItemRefusal | undefined {
  const short = (message: string, available: number): ItemRefusal => ({
    ...{ code: 'INSUFFICIENT_STOCK', message, sku, quantity: available },
  });
  if (stock <= 0) return short('This product is out of stock', 0);
  if (quantity > maxQuantity) return short(`The most you may purchase is ${maxQuantity}`, Math.min(maxQuantity, stock));
  return quantity > stock ? short('The requested qty is not available', stock) : undefined;
}
