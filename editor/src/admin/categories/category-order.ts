import type { CategoryBody, StoredCategory } from '../../api/categories.ts';
import { moveEntry } from '../../forms/move-entry.ts';
import { parentOf } from './category.form-values.ts';

/** Where a category stands among those of the same parent. */
export function placeOf(all: readonly StoredCategory[], path: string) {
  const siblings = all.filter((other) => parentOf(other.path) === parentOf(path));
  return { siblings, index: siblings.findIndex((other) => other.path === path), count: siblings.length };
}

/** What has to be written for a category to stand one place higher or lower: of most lists two of them. */
export function movedCategories(all: readonly StoredCategory[], path: string, step: -1 | 1): CategoryBody[] {
  const { siblings, index, count } = placeOf(all, path);
  const to = index + step;
  if (index === -1 || to < 0 || to >= count) return [];
  const positions = siblings.map(({ position = 0 }) => position);
  // Several that share a number, as an import makes them, get numbers of their own.
  const isOrdered = positions.every((position, at) => at === 0 || position > (positions[at - 1] ?? 0));
  return moveEntry(siblings, index, to).flatMap(({ trail: _, ...category }, at) => {
    const position = isOrdered ? (positions[at] ?? at) : at;
    return position === category.position ? [] : [{ ...category, position }];
  });
}
