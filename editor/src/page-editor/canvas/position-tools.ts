import { type Box, bottomOf, rightOf } from '../preview/index.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 6;

/**
 * Where the tools of a module stand: above its upper edge at the right, where there is
 * seldom text, inside it where there is no room above, and never
 * outside of what is seen. A module that is scrolled away takes its tools with it.
 */
export function positionTools(box: Box, tools: Size, view: Size): { left: number; top: number; isVisible: boolean } {
  const above = box.top - tools.height - GAP_PX;
  const top = above >= GAP_PX ? above : Math.max(box.top, 0) + GAP_PX;
  const left = Math.max(GAP_PX, Math.min(rightOf(box), view.width - GAP_PX) - tools.width);
  return { left, top, isVisible: bottomOf(box) > 0 && top < view.height - tools.height };
}
