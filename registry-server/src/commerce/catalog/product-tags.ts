import type { Trx } from '../../database/transaction.ts';

/** Tags of whatever shows the product itself, or a list that it is in. */
export async function tagsOfProduct(trx: Trx, productId: number): Promise<string[]> {
  const product = await trx
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'product.brandId')
    .leftJoin('product_line', 'product_line.id', 'product.lineId')
    .select(['product.sku', 'brand.code as brand', 'product_line.code as line'])
    .where('product.id', '=', productId)
    .executeTakeFirst();
  if (!product) return [];
  const categories = await trx
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .select('path')
    .where('productId', '=', productId)
    .execute();
  return [
    `product:${product.sku}`,
    ...categories.map(({ path }) => `category:${path}`),
    ...(product.brand ? [`brand:${product.brand}`] : []),
    ...(product.line ? [`line:${product.line}`] : []),
  ];
}
