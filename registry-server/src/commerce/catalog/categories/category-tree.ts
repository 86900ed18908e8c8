import { type CategoryForEditing, toCategoryForEditing } from './category-for-editing.ts';
import { parentPath } from './category-path.ts';

export interface CategoryNode extends CategoryForEditing {
  readonly children: readonly CategoryNode[];
}

/** Rows, in the order in which siblings stand, as a tree. */
export function toCategoryTree(rows: readonly Parameters<typeof toCategoryForEditing>[0][]): CategoryNode[] {
  const byParent = Map.groupBy(rows, ({ path }) => parentPath(path) ?? '');
  const childrenOf = (parent: string): CategoryNode[] =>
    (byParent.get(parent) ?? []).map((row) => ({ ...toCategoryForEditing(row), children: childrenOf(row.path) }));
  return childrenOf('');
}
