import { FIRST_VIEW_ATTRIBUTE } from '../head-script.ts';

/** What a visitor does who is about to see or use more of the page than its first screen. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

/** How long after this call the rest is laid out at the latest, whatever the visitor does; milliseconds. */
const LATEST_MS = 8_000;

/** What may wait below the first screen (`modules/src/theme/base.css`). */
const PARTS = '.page-main > *, .page-main > .static-html > *, .page-bottom';

/**
 * Has the browser lay out what lies below the first screen of a document: at the first sign of its visitor, part by
 * part, each in a frame of its own when there is time. Until then only the first screen costs anything when a font
 * comes or a dialog opens.
 */
export function layOutRest(window: Window): void {
  const { document } = window;
  if (!document.documentElement.hasAttribute(FIRST_VIEW_ATTRIBUTE)) return;
  const listening = { capture: true, passive: true } as const;
  const timer = window.setTimeout(begin, LATEST_MS);
  for (const sign of SIGNS) window.addEventListener(sign, begin, listening);

  function begin() {
    window.clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin, listening);
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    step();

    function step() {
      const part = parts.shift();
      if (part) part.style.contentVisibility = 'visible';
      else document.documentElement.removeAttribute(FIRST_VIEW_ATTRIBUTE);
      if (part) window.requestAnimationFrame(() => whenIdle(window, step));
    }
  }
}

function whenIdle(window: Window, then: () => void) {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(then);
  else window.setTimeout(then, 0);
}
