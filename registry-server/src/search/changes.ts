import type { ChangedGroup } from './index-manager.ts';

/** Told under this tag, every node builds its index anew. */
export const REBUILD_TAG = 'search:index';

/** What a change means for the index. */
export interface IndexChange {
  readonly skus: readonly string[];
  readonly groups: readonly ChangedGroup[];
  readonly isRebuild: boolean;
}

const GROUP_KINDS = ['category', 'brand', 'line'] as const;

/** Reads the tags of a change. A product's change names its groups, too, without their having changed. */
export function readChange(tags: readonly string[]): IndexChange {
  const named = (kind: string) =>
    tags.filter((tag) => tag.startsWith(`${kind}:`) && tag !== `${kind}:*`).map((tag) => tag.slice(kind.length + 1));
  const skus = named('product');
  const groups = GROUP_KINDS.flatMap((facet) => named(facet).map((value) => ({ facet, value })));
  const isUnnamed = skus.length === 0 && tags.includes('product:*');
  return {
    skus,
    groups: skus.length > 0 ? [] : groups,
    isRebuild: isUnnamed || tags.includes(REBUILD_TAG),
  };
}
