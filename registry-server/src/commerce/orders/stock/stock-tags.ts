import { keyList } from '../../../database/insert-many.ts';
import type { Trx } from '../../../database/transaction.ts';
import { stockTag } from '../../../events/webhook-events.ts';
import { LOW_STOCK, tagsOfProducts, writeListPrices } from '../../catalog/index.ts';
import type { Taken } from './take-stock.ts';

/** What a change of stock shows: nothing, the number that is left, or whether it can be bought at all. */
function shownChange({ quantity, left }: Pick<Taken, 'quantity' | 'left'>): 'none' | 'number' | 'availability' {
  const before = left + quantity;
  if (before > 0 !== left > 0) return 'availability';
  return Math.min(before, left) <= LOW_STOCK ? 'number' : 'none';
}

/** What is told of a change of stock. */
export interface StockChange {
  readonly tags: string[];
  /** Whether pages show something otherwise, and not only other systems count anew. */
  readonly isShown: boolean;
}

/**
 * The tags of pages that show otherwise now, and of the numbers that other systems are told. Most orders change nothing
 * that is shown, so that a busy shop keeps its pages; where something sold out or came back, lists are told as well, and
 * what they are ordered by is calculated anew.
 */
export async function stockChange(trx: Trx, changes: readonly Taken[], now: Date): Promise<StockChange> {
  const shown = changes.filter((change) => shownChange(change) !== 'none');
  const counted = changes.map(({ variantId }) => stockTag(variantId));
  if (shown.length === 0) return { tags: counted, isShown: false };
  const rows = await trx
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.productId')
    .select(['product_variant.id as variantId', 'product.id as productId', 'product.sku'])
    .where('product_variant.id', 'in', keyList(shown.map(({ variantId }) => variantId)))
    .execute();
  const switched = new Set(
    shown.filter((change) => shownChange(change) === 'availability').map(({ variantId }) => variantId),
  );
  const productIds = [
    ...new Set(rows.flatMap(({ variantId, productId }) => (switched.has(variantId) ? productId : []))),
  ];
  if (productIds.length > 0) await writeListPrices(trx, productIds, now);
  const tags = [...counted, ...rows.map(({ sku }) => `product:${sku}`), ...(await tagsOfProducts(trx, productIds))];
  return { tags: [...new Set(tags)], isShown: true };
}
