import type { Theme } from '@witryna/module-schemas';
import { parentPath } from './category-path.ts';

export interface CategoryNode {
  readonly path: string;
  readonly name: string;
  readonly description?: string;
  readonly position: number;
  readonly image?: number;
  readonly theme?: Theme;
  readonly children: readonly CategoryNode[];
}

interface CategoryRow {
  readonly path: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
  readonly mediaId: number | null;
  readonly theme: Theme | null;
}

/** Rows, in the order in which siblings stand, as a tree. */
export function toCategoryTree(rows: readonly CategoryRow[]): CategoryNode[] {
  const byParent = Map.groupBy(rows, ({ path }) => parentPath(path) ?? '');
  const childrenOf = (parent: string): CategoryNode[] =>
    (byParent.get(parent) ?? []).map(({ path, name, description, position, mediaId, theme }) => ({
      path,
      name,
      ...(description && { description }),
      position,
      ...(mediaId !== null && { image: mediaId }),
      ...(theme && { theme }),
      children: childrenOf(path),
    }));
  return childrenOf('');
}
