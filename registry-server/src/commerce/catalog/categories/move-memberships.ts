import { keyLists } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import { writeListPrices } from '../prices/list-price.ts';
import { replaceMemberships } from '../products/replace-rows.ts';
import { isListed } from '../visibility.ts';
import { pathsAbove } from './category-path.ts';
import type { CategoryRow } from './category-rows.ts';

/** Puts the products of categories that have moved into the lists above the new place, and out of those above the old. */
export async function moveMemberships(
  trx: Trx,
  branch: readonly CategoryRow[],
  after: readonly CategoryRow[],
  now: Date,
): Promise<void> {
  const members = await trx
    .selectFrom('product_category')
    .select('productId')
    .distinct()
    .where(
      'categoryId',
      'in',
      branch.map(({ id }) => id),
    )
    .execute();
  const idOf = new Map(after.map(({ path, id }) => [path, id]));
  const pathOf = new Map(after.map(({ path, id }) => [id, path]));
  for (const productIds of keyLists(members.map(({ productId }) => productId))) {
    const direct = await trx
      .selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_category.productId')
      .select(['productId', 'categoryId', 'product.position', 'product.nameKey', 'product.createdAt'])
      .select(['isActive', 'visibility'])
      .where(isAnyOf(trx, 'productId', productIds))
      .where('isDirect', '=', true)
      .execute();
    const rows = [...Map.groupBy(direct, ({ productId }) => productId).values()].flatMap((own) => {
      const named = new Set(own.map(({ categoryId }) => categoryId));
      const above = own.flatMap(({ categoryId }) =>
        pathsAbove(pathOf.get(categoryId) ?? '').flatMap((path) => idOf.get(path) ?? []),
      );
      const [first] = own;
      return [...new Set([...named, ...above])].flatMap((categoryId) => {
        if (!first) return [];
        const { productId, position, nameKey, createdAt } = first;
        const isDirect = named.has(categoryId);
        return [{ categoryId, productId, isDirect, position, nameKey, createdAt, isListed: isListed(first) }];
      });
    });
    await replaceMemberships(trx, productIds, rows);
    await writeListPrices(trx, productIds, now);
  }
}
