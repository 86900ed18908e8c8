import { type Box, bottomOf, type Point } from './layout.ts';

/** Room kept above and below what is scrolled into sight. */
const REVEAL_MARGIN_PX = 48;

/** How far the page is scrolled. */
export const scrolled = (): Point => ({ x: window.scrollX, y: window.scrollY });

/** Scrolls no further than it must to show a box. */
export function reveal(box: Box | undefined): void {
  if (!box) return;
  const above = box.top - REVEAL_MARGIN_PX - window.scrollY;
  const below = bottomOf(box) + REVEAL_MARGIN_PX - (window.scrollY + window.innerHeight);
  // Something taller than the window is shown from its top.
  if (above < 0 || below > 0) {
    window.scrollBy({ top: above < 0 ? above : Math.min(below, above), behavior: 'instant' });
  }
}
