import type { DropTarget } from '../document/index.ts';
import {
  type Box,
  bottomOf,
  type MeasuredModule,
  type MeasuredSlot,
  type PageLayout,
  rightOf,
} from '../preview/index.ts';
import { findSlot } from './resolve-drop-target.ts';
import { rowsOf } from './rows-of.ts';

/** What shows a target: a line between two modules, or the whole of an empty slot. */
export interface DropIndicator {
  readonly kind: 'horizontal' | 'vertical' | 'fill';
  readonly box: Box;
}

/** A line at the end of a slot keeps this far from the last module. */
const END_GAP_PX = 6;
/** …but stays within its slot, whose edge may be that of the page. */
const INSET_PX = 2;

/** Where a target is shown; undefined when its slot is not on the screen at all. */
export function dropIndicatorAt(layout: PageLayout, target: DropTarget): DropIndicator | undefined {
  const slot = findSlot(layout, target);
  if (!slot) return undefined;
  if (slot.modules.length === 0) return { kind: 'fill', box: slot.box };
  return slot.flow === 'row' ? indicatorInRow(slot.modules, target.index) : indicatorInColumn(slot, target.index);
}

function indicatorInColumn({ box, modules }: MeasuredSlot, index: number): DropIndicator {
  const [previous, next] = [modules[index - 1]?.box, modules[index]?.box];
  const wanted = between(previous && bottomOf(previous), next?.top);
  const top = Math.max(box.top + INSET_PX, Math.min(wanted, bottomOf(box) - INSET_PX));
  return { kind: 'horizontal', box: { left: box.left, top, width: box.width, height: 0 } };
}

function indicatorInRow(modules: readonly MeasuredModule[], index: number): DropIndicator {
  const rows = rowsOf(modules);
  let first = 0;
  // The place behind a row and the one before the next row are the same; it is shown where a module follows.
  const row = rows.find((candidate) => {
    if (index < first + candidate.length) return true;
    first += candidate.length;
    return false;
  });
  const shown = row ?? rows.at(-1) ?? [];
  const at = row ? index - first : shown.length;
  const [previous, next] = [shown[at - 1]?.box, shown[at]?.box];
  const top = Math.min(...shown.map(({ box }) => box.top));
  const height = Math.max(...shown.map(({ box }) => bottomOf(box))) - top;
  return { kind: 'vertical', box: { left: between(previous && rightOf(previous), next?.left), top, width: 0, height } };
}

function between(end: number | undefined, start: number | undefined): number {
  if (end !== undefined && start !== undefined) return (end + start) / 2;
  return end === undefined ? (start ?? 0) - END_GAP_PX : end + END_GAP_PX;
}
