import { type DragSession, type DropSurface, edgeSpeed } from '../drag/index.ts';
import type { Point } from '../preview/index.ts';
import { type CanvasView, pointOnPage } from './canvas-view.ts';
import { type Accepts, resolveDropTarget } from './resolve-drop-target.ts';

/** The page as something to drop on. `getLayer` gives the element that lies exactly over the frame. */
export function createCanvasSurface(
  view: CanvasView,
  session: DragSession,
  getLayer: () => HTMLElement | null,
): DropSurface {
  const boundsOf = () => getLayer()?.getBoundingClientRect();
  const resolveAt = (point: Point, accepts: Accepts) => {
    const bounds = boundsOf();
    if (!bounds) return undefined;
    const origin = { x: bounds.left, y: bounds.top };
    const onPage = pointOnPage(point, origin, view.scroll.get(), view.zoom.get());
    return resolveDropTarget(view.layout.get(), accepts, onPage);
  };
  return {
    contains({ x, y }) {
      const bounds = boundsOf();
      return bounds !== undefined && x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom;
    },
    targetAt: (point) => resolveAt(point, ({ address }) => session.accepts(address)),
    slotAt: (point) => resolveAt(point, () => true),
    scrollAt({ y }) {
      const bounds = boundsOf();
      const speed = bounds ? edgeSpeed(y - bounds.top, bounds.height) : 0;
      if (speed !== 0) view.link.get()?.send({ type: 'scroll-by', x: 0, y: speed / view.zoom.get() });
    },
  };
}
