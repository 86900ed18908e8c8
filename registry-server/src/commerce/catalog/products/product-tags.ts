import { keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';

/** Tags of whatever shows the product itself, or a list that it is in. */
export function tagsOfProduct(trx: Trx, productId: number): Promise<string[]> {
  return tagsOfProducts(trx, [productId]);
}

/** The same of several, each tag once. */
export async function tagsOfProducts(trx: Trx, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const ids = keyList(productIds);
  const products = await trx
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'product.brandId')
    .leftJoin('product_line', 'product_line.id', 'product.lineId')
    .select(['product.sku', 'brand.code as brand', 'product_line.code as line'])
    .where(isAnyOf(trx, 'product.id', ids))
    .orderBy('product.id')
    .execute();
  const categories = await trx
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .select('path')
    .distinct()
    .where(isAnyOf(trx, 'productId', ids))
    .execute();
  const tags = [
    ...products.map(({ sku }) => `product:${sku}`),
    ...categories.map(({ path }) => `category:${path}`),
    ...products.flatMap(({ brand, line }) => [...(brand ? [`brand:${brand}`] : []), ...(line ? [`line:${line}`] : [])]),
  ];
  return [...new Set(tags)];
}
