import type { SlotAddress } from '@witryna/module-schemas';
import { type DropTarget, isSameSlot } from '../document/index.ts';
import type { ModuleRow, OutlineRow } from './outline-rows.ts';

export const ROW_HEIGHT = 30;

/** The parts of a module's row: its top means in front of it, its bottom behind it, the middle means into it. */
const TOP_SHARE = 0.3;
const BOTTOM_SHARE = 0.7;

export type AcceptsSlot = (address: SlotAddress) => boolean;

/** The place that a height in the list of rows means; undefined when nothing there takes what is carried. */
export function resolveOutlineTarget(
  rows: readonly OutlineRow[],
  accepts: AcceptsSlot,
  y: number,
): DropTarget | undefined {
  const at = Math.max(0, Math.min(rows.length - 1, Math.floor(y / ROW_HEIGHT)));
  const row = rows[at];
  if (!row) return undefined;
  const share = y / ROW_HEIGHT - at;
  const wishes = row.kind === 'slot' ? [{ ...row.address, index: share > 1 ? row.count : 0 }] : wishesAt(row, share);
  return wishes.find(accepts);
}

function wishesAt(row: ModuleRow, share: number): DropTarget[] {
  const before = { ...row.address, index: row.index };
  const behind = { ...row.address, index: row.index + 1 };
  const into = row.ownSlots.map((slot) => ({ ...slot, index: 0 }));
  const beside = share < 0.5 ? [before, behind] : [behind, before];
  if (share < TOP_SHARE) return [before, ...into, behind];
  // Below an open module its first child follows: there the line means the place in front of that one.
  if (share > BOTTOM_SHARE)
    return row.isExpandable && row.isExpanded ? [...into, ...beside] : [behind, ...into, before];
  return [...into, ...beside];
}

/** How a target is shown in the list: a line above a row (or below the last), or a lit row that takes it in. */
export interface OutlineMark {
  readonly kind: 'line' | 'into';
  /** Number of the row above which the line lies, or of the lit row. */
  readonly row: number;
  readonly level: number;
}

export function outlineMarkOf(rows: readonly OutlineRow[], target: DropTarget): OutlineMark | undefined {
  const isInSlot = (row: OutlineRow): row is ModuleRow => row.kind === 'module' && isSameSlot(row.address, target);
  const next = rows.findIndex((row) => isInSlot(row) && row.index === target.index);
  if (next !== -1) return { kind: 'line', row: next, level: rows[next]?.level ?? 1 };
  const last = rows.findLastIndex(isInSlot);
  const lastRow = rows[last];
  if (lastRow) {
    const end = rows.findIndex((row, index) => index > last && row.level <= lastRow.level);
    return { kind: 'line', row: end === -1 ? rows.length : end, level: lastRow.level };
  }
  const holder = rows.findIndex((row) =>
    row.kind === 'slot' ? isSameSlot(row.address, target) : row.ownSlots.some((slot) => isSameSlot(slot, target)),
  );
  return holder === -1 ? undefined : { kind: 'into', row: holder, level: rows[holder]?.level ?? 1 };
}
