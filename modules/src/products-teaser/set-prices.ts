import type { Money, ProductSummary } from '@witryna/module-schemas';
import type { CurrentEntity } from '../shop/shop.ts';

/** What a set costs, and what its contents would cost one by one. */
export interface SetPrices {
  readonly separate: Money;
  readonly together: Money;
}

/**
 * The prices of the set that the page is about, as they are today; nothing unless all of its contents are among
 * `products`, each has a price, the set has one price, and that is less.
 */
export function setPrices(
  current: CurrentEntity | undefined,
  products: readonly ProductSummary[],
): SetPrices | undefined {
  if (current?.kind !== 'product') return undefined;
  const { contents = [], price, priceVaries } = current.product;
  if (!price || priceVaries || contents.length === 0) return undefined;
  const together = price.final;
  const variants = new Map(products.flatMap(({ variants }) => variants.map((variant) => [variant.sku, variant])));
  let amount = 0;
  for (const sku of contents) {
    const part = variants.get(sku)?.price?.final;
    if (part?.currency !== together.currency) return undefined;
    amount += part.amount;
  }
  return amount > together.amount ? { separate: { ...together, amount }, together } : undefined;
}
