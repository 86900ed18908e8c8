import { type RefObject, useEffect, useEffectEvent } from 'react';
import { edgeSpeed } from '../drag/index.ts';
import { useEditing } from '../editing/index.ts';
import type { OutlineRow } from './outline-rows.ts';
import { type AcceptsSlot, resolveOutlineTarget } from './resolve-outline-target.ts';

/** Makes the tree something to drop on; it is the only child of what scrolls. */
export function useOutlineSurface(scroller: RefObject<HTMLElement | null>, rows: readonly OutlineRow[]): void {
  const { session } = useEditing();
  const currentRows = useEffectEvent(() => rows);
  useEffect(() => {
    const resolveAt = (y: number, accepts: AcceptsSlot) => {
      const list = scroller.current?.firstElementChild;
      return list ? resolveOutlineTarget(currentRows(), accepts, y - list.getBoundingClientRect().top) : undefined;
    };
    return session.addSurface({
      contains({ x, y }) {
        const bounds = scroller.current?.getBoundingClientRect();
        return bounds !== undefined && x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom;
      },
      targetAt: ({ y }) => resolveAt(y, session.accepts),
      slotAt: ({ y }) => resolveAt(y, () => true),
      scrollAt({ y }) {
        const element = scroller.current;
        if (!element) return;
        const { top, height } = element.getBoundingClientRect();
        element.scrollTop += edgeSpeed(y - top, height);
      },
    });
  }, [session, scroller]);
}
