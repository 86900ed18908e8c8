import { type DropTarget, slotKey } from '../document/index.ts';
import {
  type Box,
  bottomOf,
  containsPoint,
  type MeasuredModule,
  type MeasuredSlot,
  type PageLayout,
  type Point,
} from '../preview/index.ts';
import { rowsOf } from './rows-of.ts';

/** Which slots take what is carried; decided once when the drag begins. */
export type Accepts = (slot: MeasuredSlot) => boolean;

/** This near to the edge of a module, the place beside it is meant and not the place in it. */
const EDGE_PX = 12;
/** …but never more than this share of the module, so that a small one can still be dropped into. */
const EDGE_SHARE = 0.2;
/** How far outside of every slot a point may be and still mean the nearest one. */
const REACH_PX = 64;

/** The place that a point of the page means; undefined when nothing there takes what is carried. */
export function resolveDropTarget(layout: PageLayout, accepts: Accepts, point: Point): DropTarget | undefined {
  const slot = slotAt(layout, accepts, point);
  return slot && { ...slot.address, index: indexAt(slot, point) };
}

function slotAt(layout: PageLayout, accepts: Accepts, point: Point): MeasuredSlot | undefined {
  const accepting = layout.slots.filter(accepts);
  const hit = accepting.findLast((slot) => containsPoint(slot.box, point));
  return hit ? leaveAtEdge(layout, accepting, hit, point) : nearestSlot(accepting, point);
}

/** At the edge of a module the slot around it is meant, as long as that one takes what is carried. */
function leaveAtEdge(
  layout: PageLayout,
  accepting: readonly MeasuredSlot[],
  slot: MeasuredSlot,
  point: Point,
): MeasuredSlot {
  const { parentId } = slot.address;
  if (parentId === null) return slot;
  const around = layout.slots.find(({ modules }) => modules.some(({ id }) => id === parentId));
  const owner = around?.modules.find(({ id }) => id === parentId);
  if (!around || !owner || !isAtEdge(owner.box, around.flow, point)) return slot;
  return accepting.includes(around) ? leaveAtEdge(layout, accepting, around, point) : slot;
}

function isAtEdge(box: Box, flow: MeasuredSlot['flow'], point: Point): boolean {
  const [size, offset] = flow === 'row' ? [box.width, point.x - box.left] : [box.height, point.y - box.top];
  const edge = Math.min(EDGE_PX, size * EDGE_SHARE);
  return offset < edge || offset > size - edge;
}

function nearestSlot(accepting: readonly MeasuredSlot[], point: Point): MeasuredSlot | undefined {
  let nearest: { slot: MeasuredSlot; distance: number } | undefined;
  for (const slot of accepting) {
    const distance = distanceTo(slot.box, point);
    if (distance <= REACH_PX && (!nearest || distance < nearest.distance)) nearest = { slot, distance };
  }
  return nearest?.slot;
}

function distanceTo({ left, top, width, height }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** How many of the slot’s modules lie before the point. */
function indexAt({ flow, modules }: MeasuredSlot, point: Point): number {
  if (flow === 'column') return modules.filter(({ box }) => middle(box.top, box.height) < point.y).length;
  const rows = rowsOf(modules);
  const at = rows.findIndex((row, index) => point.y < boundaryBelow(row, rows[index + 1]));
  const row = rows[at] ?? [];
  const before = rows.slice(0, Math.max(at, 0)).reduce((count, { length }) => count + length, 0);
  return before + row.filter(({ box }) => middle(box.left, box.width) < point.x).length;
}

const middle = (start: number, size: number) => start + size / 2;

function boundaryBelow(row: readonly MeasuredModule[], next: readonly MeasuredModule[] | undefined): number {
  if (!next) return Number.POSITIVE_INFINITY;
  const bottom = Math.max(...row.map(({ box }) => bottomOf(box)));
  const top = Math.min(...next.map(({ box }) => box.top));
  return (bottom + top) / 2;
}

/** Looks slots up by address. */
export function findSlot(layout: PageLayout, address: DropTarget): MeasuredSlot | undefined {
  const key = slotKey(address);
  return layout.slots.find((slot) => slotKey(slot.address) === key);
}
