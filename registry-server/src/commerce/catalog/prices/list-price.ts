import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { cardPrice, toVariant } from '../products/product-view.ts';
import { replaceListPrices } from '../products/replace-rows.ts';
import { LISTED } from '../visibility.ts';
import { earliest, nextPriceChange } from './product-price.ts';
import { toStoredPrice } from './stored-price.ts';

/** Rows that are read at once when prices changed by themselves; a product has one for each of its lists. */
const REFRESH_BATCH = 5_000;
/** Most batches that one reader waits for; the next one goes on. */
const REFRESH_BATCHES = 20;

export type ListOwnerKind = 'category' | 'line' | 'brand';

type PricedVariant = Awaited<ReturnType<typeof readPricedVariants>>[number];

/** The list that belongs to a category, line or brand. */
export function listOwner(kind: ListOwnerKind, id: number): string {
  return `${kind}:${id}`;
}

/** Writes what lists are ordered by; to be called after every change of a product, its prices or its stock. */
export async function writeListPrices(trx: Trx, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  const ids = keyList(productIds);
  const [variants, owners] = [await readPricedVariants(trx, ids), await readOwners(trx, ids)];
  const groups = Map.groupBy(variants, ({ productId, currency }) => `${productId} ${currency}`);
  const values = [...groups.values()]
    .flatMap((group) => toListPrice(group, now))
    .flatMap((price) => (owners.get(price.productId) ?? []).map(({ owner }) => ({ owner, ...price })));
  await replaceListPrices(trx, productIds, values);
}

/** Calculates anew the prices that changed by themselves since: special ones that began or ended. */
export async function refreshDueListPrices(db: Db, now: Date): Promise<void> {
  for (let batch = 0; batch < REFRESH_BATCHES; batch += 1) {
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
}

function readPricedVariants(trx: Trx, productIds: readonly number[]) {
  return trx
    .selectFrom('product_variant')
    .innerJoin('product_price', 'product_price.variantId', 'product_variant.id')
    .leftJoin('stock', 'stock.variantId', 'product_variant.id')
    .select(['productId', 'sku', 'sellable', 'currency', 'regular', 'special', 'specialFrom', 'specialTo', 'lowest30'])
    .where(isAnyOf(trx, 'productId', productIds))
    .execute();
}

async function readOwners(trx: Trx, productIds: readonly number[]) {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'lineId', 'brandId'])
    .where(isAnyOf(trx, 'id', productIds))
    .where('isActive', '=', true)
    .where('visibility', 'in', LISTED)
    .execute();
  const categories = await trx
    .selectFrom('product_category')
    .select(['productId', 'categoryId'])
    .where(isAnyOf(trx, 'productId', productIds))
    .where('isListed', '=', true)
    .execute();
  const owners = [
    ...categories.map(({ productId, categoryId }) => ({ productId, owner: listOwner('category', categoryId) })),
    ...products.flatMap(({ id, lineId, brandId }) => [
      ...(lineId === null ? [] : [{ productId: id, owner: listOwner('line', lineId) }]),
      ...(brandId === null ? [] : [{ productId: id, owner: listOwner('brand', brandId) }]),
    ]),
  ];
  return Map.groupBy(owners, ({ productId }) => productId);
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
  return [
    {
      productId: first.productId,
      currency: first.price.currency,
      amount: price.final.amount,
      validUntil: earliest(variants.map((variant) => nextPriceChange(variant.price, now))) ?? null,
    },
  ];
}
