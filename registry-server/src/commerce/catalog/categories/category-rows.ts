import { engineOf } from '../../../database/engine.ts';
import type { Trx } from '../../../database/transaction.ts';
import { tagsOfProducts } from '../products/product-tags.ts';
import { isInBranch, pathsAbove } from './category-path.ts';

/** Every category, each parent before what is below it; none of them is written by others until the end. */
export function lockCategories(trx: Trx) {
  return (
    trx
      .selectFrom('category')
      .selectAll()
      .orderBy('path')
      // SQLite has one writer at a time by itself.
      .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
      .execute()
  );
}

export type CategoryRow = Awaited<ReturnType<typeof lockCategories>>[number];

/** Writes of every category whether shoppers see it; answers the ids of those of which that has changed. */
export async function refreshShown(trx: Trx): Promise<number[]> {
  const all = await lockCategories(trx);
  const hidden = all.filter(({ isHidden }) => isHidden).map(({ path }) => path);
  const isShown = (path: string) => !hidden.some((top) => isInBranch(path, top));
  const changed = all.filter((category) => category.isShown !== isShown(category.path));
  for (const { id, path } of changed)
    await trx
      .updateTable('category')
      .set({ isShown: isShown(path) })
      .where('id', '=', id)
      .execute();
  return changed.map(({ id }) => id);
}

/** A category's name stands on the pages of those above it, as a child, and of those below it, in the path. */
export function tagsAround(all: readonly { readonly path: string }[], path: string): string[] {
  const branch = all.map((category) => category.path).filter((each) => isInBranch(each, path));
  return [...new Set([path, ...pathsAbove(path), ...branch])].map((each) => `category:${each}`);
}

/** Tags of a change of what shoppers see: of the products in these categories, and of every page, whose menu may lead to them. */
export async function tagsOfShown(trx: Trx, categoryIds: readonly number[]): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const sites = await trx.selectFrom('site').select('code').execute();
  return [...sites.map(({ code }) => `site:${code}`), ...(await tagsOfMembers(trx, categoryIds))];
}

/** Tags of the products in these categories: their pages and the index name the categories they are in. */
export async function tagsOfMembers(trx: Trx, categoryIds: readonly number[]): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const members = await trx
    .selectFrom('product_category')
    .select('productId')
    .distinct()
    .where('categoryId', 'in', categoryIds)
    .execute();
  return tagsOfProducts(
    trx,
    members.map(({ productId }) => productId),
  );
}
