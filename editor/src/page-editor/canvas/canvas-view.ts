import { createObservable, type Observable } from '../observable/observable.ts';
import { type Box, EMPTY_LAYOUT, type PageLayout, type Point } from '../preview/index.ts';
import type { PreviewLink } from './preview-link.ts';

/** What the canvas knows of its frame: the page's layout, how far it is scrolled, how small it is shown. */
export interface CanvasView {
  readonly link: Observable<PreviewLink | null>;
  readonly layout: Observable<PageLayout>;
  readonly scroll: Observable<Point>;
  readonly zoom: Observable<number>;
  readonly selectionBox: Observable<Box | null>;
  /** Whether the page has been rendered once. */
  readonly isShown: Observable<boolean>;
}

export function createCanvasView(): CanvasView {
  return {
    link: createObservable<PreviewLink | null>(null),
    layout: createObservable(EMPTY_LAYOUT),
    scroll: createObservable<Point>({ x: 0, y: 0 }, (a, b) => a.x === b.x && a.y === b.y),
    zoom: createObservable(1),
    selectionBox: createObservable<Box | null>(null, isSameBox),
    isShown: createObservable(false),
  };
}

function isSameBox(a: Box | null, b: Box | null): boolean {
  return (
    a === b ||
    (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)
  );
}

/** A box of the page where it is seen now, in pixels of the layer above the frame. */
export function shownBox({ left, top, width, height }: Box, scroll: Point, zoom: number): Box {
  return { left: (left - scroll.x) * zoom, top: (top - scroll.y) * zoom, width: width * zoom, height: height * zoom };
}

/** A point of the window as a point of the page; `origin` is where the frame begins in the window. */
export function pointOnPage(point: Point, origin: Point, scroll: Point, zoom: number): Point {
  return { x: (point.x - origin.x) / zoom + scroll.x, y: (point.y - origin.y) / zoom + scroll.y };
}
