import { type RefObject, useEffect } from 'react';

/** Scrolls a bar that does not fit so far that the link to where one is can be seen. */
export function useScrollToCurrent(bar: RefObject<HTMLElement | null>, address: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what moves the mark
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // Only the bar itself is moved; a browser without layout has nothing to move.
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.offsetLeft - EDGE_PX;
  }, [bar, address]);
}

const EDGE_PX = 48;
