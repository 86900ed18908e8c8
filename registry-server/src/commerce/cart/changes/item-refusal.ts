import { type ErrorKey, errorSentence } from '../../../error-messages/error-messages.ts';
import { type HasLanguage, languageOf } from '../../../error-messages/language.ts';
import type { MessageValues } from '../../../error-messages/message.ts';
import type { GiftRefused } from '../cart.errors.ts';

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
  /** Key of the sentence for people, and what it is filled with. */
  readonly sentence: ErrorKey;
  readonly values?: MessageValues;
  /** Which field of the input is at fault. */
  readonly field?: 'sku' | 'quantity' | 'selected_options';
  /** The place of its input among those that were sent. */
  readonly index?: number;
}

export const notFound = (sku: string): ItemRefusal => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
  sku,
  sentence: 'product-missing',
  field: 'sku',
});

export const optionsMissing = (sku: string): ItemRefusal => ({
  code: 'NOT_SALABLE',
  message: 'The required options you selected are not available',
  sku,
  sentence: 'not-salable/options',
  field: 'selected_options',
});

export const notAvailable = (sku: string): ItemRefusal => ({
  code: 'NOT_SALABLE',
  message: 'Product that you are trying to add is not available.',
  sku,
  sentence: 'not-salable',
  field: 'sku',
});

/** A gift that was added by its sku and may not be had. */
export function giftRefused(
  sku: string,
  { code: sentence, message }: Pick<GiftRefused, 'code' | 'message'>,
): ItemRefusal {
  const refusal = { message, sku, sentence, field: 'sku' } as const;
  return sentence === 'gift-out-of-stock'
    ? { ...refusal, code: 'INSUFFICIENT_STOCK', quantity: 0 }
    : { ...refusal, code: 'NOT_SALABLE' };
}

/** No number of pieces, or not such a one. */
export const invalidQuantity = (sku: string, message: string): ItemRefusal => ({
  code: 'INVALID_PARAMETER_VALUE',
  message,
  sku,
  sentence: 'invalid-parameter-value/quantity',
  field: 'quantity',
});

/** Of a gift there is one. */
export const moreThanOneGift = (sku: string): ItemRefusal => ({
  code: 'INVALID_PARAMETER_VALUE',
  message: 'The most you may purchase is 1',
  sku,
  sentence: 'insufficient-stock/maximum',
  values: { maximum: 1 },
  field: 'quantity',
});

/** A part of a link that says nothing clear. */
export const partUnreadable = (part: string): ItemRefusal => ({
  code: 'INVALID_PARAMETER_VALUE',
  message: `"${part}" is not of the form SKU:quantity.`,
  sku: part,
  sentence: 'invalid-parameter-value',
});

export const cartFull = (sku: string, maxCartLines: number): ItemRefusal => ({
  code: 'INVALID_PARAMETER_VALUE',
  message: `The cart can hold at most ${maxCartLines} different products.`,
  sku,
  sentence: 'invalid-parameter-value/cart-full',
  values: { maximum: maxCartLines },
  field: 'sku',
});

/** The sentence of a refusal, and where in the input its fault lies: below `base`, a JSON pointer to the list. */
export function tellRefusal(
  { sentence, values, field, index }: ItemRefusal,
  { site, base }: { readonly site: HasLanguage; readonly base: string },
): { readonly sentence: string; readonly path: string | null } {
  const path = index === undefined ? base : `${base}/${index}${field === undefined ? '' : `/${field}`}`;
  return { sentence: errorSentence(sentence, languageOf(site), values), path: path === '' ? null : path };
}

/** Why a line may not have so many pieces; undefined when it may. */
export function refusalOfTotal(
  quantity: number,
  { sku, stock, maxQuantity }: { readonly sku: string; readonly stock: number; readonly maxQuantity: number },
): ItemRefusal | undefined {
  const short = (
    message: string,
    available: number,
    reason: Pick<ItemRefusal, 'sentence' | 'values'>,
  ): ItemRefusal => ({
    code: 'INSUFFICIENT_STOCK',
    message,
    sku,
    quantity: available,
    field: 'quantity',
    ...reason,
  });
  if (stock <= 0) return short('This product is out of stock', 0, { sentence: 'insufficient-stock/none' });
  if (quantity > maxQuantity) {
    const reason = { sentence: 'insufficient-stock/maximum', values: { maximum: maxQuantity } } as const;
    return short(`The most you may purchase is ${maxQuantity}`, Math.min(maxQuantity, stock), reason);
  }
  const left = { sentence: 'insufficient-stock/left', values: { quantity: stock } } as const;
  return quantity > stock ? short('The requested qty is not available', stock, left) : undefined;
}
