import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner size of an element, without its padding; follows it. */
export function useArea(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [area, setArea] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(observed);
    setArea({
      width: observed.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      height: observed.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
    });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setArea({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return area;
}
