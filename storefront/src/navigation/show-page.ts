import { flushSync } from 'react-dom';
import type { ShowPage } from './page-navigator.ts';
import { prefersStillness } from './prefers-stillness.ts';

/**
 * Puts pages on the screen with the browser's own view transition where it has one, where the shopper has not asked for
 * less motion, and where the page can be seen. How long it takes is the browser's own: a quarter of a second.
 */
export function createShowPage(window: Window): ShowPage {
  const { document } = window;
  let running: ViewTransition | undefined;

  return (update, isAnimated) => {
    // The page of before is not to be shown once more when the next one comes early.
    running?.skipTransition();
    running = undefined;
    const isSeen = document.visibilityState === 'visible';
    if (!isAnimated || !isSeen || !document.startViewTransition || prefersStillness(window)) return update();
    // React has to have written the new page when this returns: the browser compares before and after.
    const transition = document.startViewTransition(() => flushSync(update));
    running = transition;
    // Rejected where it is skipped; the page is on the screen all the same.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
  };
}
