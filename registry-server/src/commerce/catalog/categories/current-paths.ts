import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';

/** Says where a category is now that is named by a path; one that never moved, or never was, is named as it is. */
export type FindCurrentPath = (path: string) => string;

/** Reads which of these paths categories have given up, and where those are now. */
export async function findCurrentPaths(db: Db | Trx, paths: readonly string[]): Promise<FindCurrentPath> {
  if (paths.length === 0) return (path) => path;
  const rows = await db
    .selectFrom('category_former_path')
    .innerJoin('category', 'category.id', 'category_former_path.categoryId')
    .select(['category_former_path.path as former', 'category.path as current'])
    .where(isAnyOf(db, 'category_former_path.path', keyList([...new Set(paths)])))
    .execute();
  const moved = new Map(rows.map(({ former, current }) => [former, current]));
  return (path) => moved.get(path) ?? path;
}
