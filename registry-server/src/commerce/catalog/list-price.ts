import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { earliest, nextPriceChange } from './product-price.ts';
import { cardPrice, toVariant } from './product-view.ts';
import { toStoredPrice } from './stored-price.ts';

/** Most products whose prices are reckoned anew by one reader; the next one goes on. */
const REFRESH_BATCH = 500;

type PricedVariant = Awaited<ReturnType<typeof readPricedVariants>>[number];

/** Writes what lists are ordered by; to be called after every change of prices, variants or stock. */
export async function writeListPrices(trx: Trx, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  const rows = await readPricedVariants(trx, productIds);
  const groups = Map.groupBy(rows, ({ productId, currency }) => `${productId} ${currency}`);
  const values = [...groups.values()].flatMap((group) => toListPrice(group, now));
  await trx.deleteFrom('product_list_price').where('productId', 'in', productIds).execute();
  if (values.length > 0) await trx.insertInto('product_list_price').values(values).execute();
}

/** Reckons anew the prices that changed by themselves since: special ones that began or ended. */
export async function refreshDueListPrices(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('product_list_price')
    .select('productId')
    .where('validUntil', '<=', now)
    .limit(REFRESH_BATCH)
    .execute();
  if (due.length === 0) return;
  const productIds = [...new Set(due.map(({ productId }) => productId))];
  await inTransaction(db, (trx) => writeListPrices(trx, productIds, now));
}

function readPricedVariants(trx: Trx, productIds: readonly number[]) {
  return trx
    .selectFrom('product_variant')
    .innerJoin('product_price', 'product_price.variantId', 'product_variant.id')
    .leftJoin('stock', 'stock.variantId', 'product_variant.id')
    .select(['productId', 'sku', 'sellable', 'currency', 'regular', 'special', 'specialFrom', 'specialTo', 'lowest30'])
    .where('productId', 'in', productIds)
    .execute();
}

function toListPrice(group: readonly PricedVariant[], now: Date) {
  const variants = group.map(({ productId, sku, sellable, ...price }) => ({
    productId,
    sku,
    sellable: sellable ?? 0,
    size: null,
    colour: null,
    price: toStoredPrice(price),
  }));
  const price = cardPrice(variants.map((variant) => toVariant(variant, now)));
  const [first] = variants;
  if (!first || !price) return [];
  return {
    productId: first.productId,
    currency: first.price.currency,
    amount: price.final.amount,
    validUntil: earliest(variants.map((variant) => nextPriceChange(variant.price, now))) ?? null,
  };
}
