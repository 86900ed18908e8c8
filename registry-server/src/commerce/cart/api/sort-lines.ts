import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '../../../graphql/types.gen.ts';
import type { CartLine } from '../calculation/cart-line.ts';

type Key = (line: CartLine) => number | string;

/** What lines can be sorted by; the names of the contract that mean nothing here keep the order of adding. */
const KEYS: Partial<Record<SortQuoteItemsEnum, Key>> = {
  ITEM_ID: ({ id }) => id,
  CREATED_AT: ({ createdAt }) => createdAt.getTime(),
  UPDATED_AT: ({ updatedAt }) => updatedAt.getTime(),
  PRODUCT_ID: ({ variant }) => variant?.productId ?? 0,
  SKU: ({ sku }) => sku,
  NAME: ({ name }) => name,
  QTY: ({ quantity }) => quantity,
  PRICE: ({ pricing }) => pricing.unitPrice,
  PRICE_INC_TAX: ({ pricing }) => pricing.unitPrice,
  TAX_PERCENT: ({ pricing }) => pricing.taxRate,
  TAX_AMOUNT: ({ totals }) => totals.tax,
  TAX_BEFORE_DISCOUNT: ({ totals }) => totals.taxBeforeDiscount,
  DISCOUNT_AMOUNT: ({ totals }) => totals.discount,
  ROW_TOTAL: ({ totals }) => totals.total,
  ROW_TOTAL_INC_TAX: ({ totals }) => totals.total,
  ROW_TOTAL_WITH_DISCOUNT: ({ totals }) => totals.payable,
};

/** Lines in the order asked for; equal ones in the order of adding. */
export function sortLines(lines: readonly CartLine[], { field, order }: QuoteItemsSortInput): CartLine[] {
  const keyOf = KEYS[field] ?? (({ id }: CartLine) => id);
  const sign = order === 'DESC' ? -1 : 1;
  return lines.toSorted((one, other) => sign * compare(keyOf(one), keyOf(other)) || one.id - other.id);
}

const collator = new Intl.Collator('pl');

function compare(one: number | string, other: number | string): number {
  return typeof one === 'string' ? collator.compare(one, String(other)) : one - Number(other);
}
