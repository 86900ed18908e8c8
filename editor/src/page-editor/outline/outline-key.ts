import type { OutlineRow } from './outline-rows.ts';

/** What a key does in the tree: go to a row, or open or close the one it is on. */
export type OutlineMove = { readonly go: number } | { readonly toggle: string };

/** The keys of a WAI-ARIA tree; undefined for any other key. */
export function outlineMove(key: string, rows: readonly OutlineRow[], at: number): OutlineMove | undefined {
  const row = rows[at];
  switch (key) {
    case 'ArrowDown':
      return { go: Math.min(rows.length - 1, at + 1) };
    case 'ArrowUp':
      return { go: Math.max(0, at - 1) };
    case 'Home':
      return { go: 0 };
    case 'End':
      return { go: rows.length - 1 };
    case 'ArrowRight':
      if (!row?.isExpandable) return { go: at };
      return row.isExpanded ? { go: at + 1 } : { toggle: row.key };
    case 'ArrowLeft':
      if (row?.isExpandable && row.isExpanded) return { toggle: row.key };
      return {
        go: Math.max(
          0,
          rows.findLastIndex((other, index) => index < at && other.level < (row?.level ?? 0)),
        ),
      };
    default:
      return undefined;
  }
}
