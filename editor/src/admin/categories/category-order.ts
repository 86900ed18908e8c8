import type { StoredCategory } from '../../api/commerce/categories.ts';
import { moveEntry } from '../../forms/move-entry.ts';
import { parentOf } from './category.form-values.ts';

/** Where a category stands among those of the same parent. */
export function placeOf(all: readonly StoredCategory[], path: string) {
  const siblings = all.filter((other) => parentOf(other.path) === parentOf(path));
  return { siblings, index: siblings.findIndex((other) => other.path === path), count: siblings.length };
}

/** The order of a category and those beside it once it stands one place higher or lower; undefined where it cannot. */
export function orderAfterMove(all: readonly StoredCategory[], path: string, step: -1 | 1) {
  const { siblings, index, count } = placeOf(all, path);
  const to = index + step;
  if (index === -1 || to < 0 || to >= count) return undefined;
  const parent = parentOf(path);
  const paths = moveEntry(siblings, index, to).map((sibling) => sibling.path);
  return { ...(parent !== '' && { parent }), paths };
}
