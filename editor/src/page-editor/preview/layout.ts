import type { SlotAddress } from '@witryna/module-schemas';

/** A box in the coordinates of the preview's document: scrolling does not change it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface MeasuredModule {
  readonly id: string;
  readonly box: Box;
}

/** A slot as it lies on the page, with the modules in it. */
export interface MeasuredSlot {
  readonly address: SlotAddress;
  readonly box: Box;
  /** `row` where modules lie side by side: the columns of a grid, a row of buttons. */
  readonly flow: 'column' | 'row';
  readonly modules: readonly MeasuredModule[];
}

/** Where everything lies; slots in reading order, so that an inner one comes after the one around it. */
export interface PageLayout {
  readonly slots: readonly MeasuredSlot[];
}

export const EMPTY_LAYOUT: PageLayout = { slots: [] };

export const rightOf = ({ left, width }: Box) => left + width;
export const bottomOf = ({ top, height }: Box) => top + height;

export function containsPoint(box: Box, { x, y }: Point, margin = 0): boolean {
  return x >= box.left - margin && x <= rightOf(box) + margin && y >= box.top - margin && y <= bottomOf(box) + margin;
}

/** The smallest box around all of them; undefined for none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(rightOf)) - left,
    height: Math.max(...boxes.map(bottomOf)) - top,
  };
}
