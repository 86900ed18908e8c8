import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import { pathsAbove } from './category-path.ts';
import type { CategoryRow } from './category-rows.ts';

/** Notes that a category is being removed, under its path and those that it had before; called while it is still there. */
export async function noteRemoval(trx: Trx, { id, path }: Pick<CategoryRow, 'id' | 'path'>): Promise<void> {
  const former = await trx.selectFrom('category_former_path').select('path').where('categoryId', '=', id).execute();
  await trx
    .insertInto('category_removed_path')
    .values([{ path }, ...former])
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

/** There is a category at this path again. */
export async function forgetRemoval(trx: Trx, path: string): Promise<void> {
  await trx.deleteFrom('category_removed_path').where('path', '=', path).execute();
}

/** Which of these paths, none of which has a category, are those of removed categories or lie below one. */
export async function findRemovedPaths(db: Db | Trx, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const asked = keyList([...new Set(paths.flatMap((path) => [path, ...pathsAbove(path)]))]);
  const rows = await db
    .selectFrom('category_removed_path')
    .select('path')
    .where(isAnyOf(db, 'category_removed_path.path', asked))
    .execute();
  const removed = new Set(rows.map(({ path }) => path));
  return new Set(paths.filter((path) => [path, ...pathsAbove(path)].some((each) => removed.has(each))));
}
