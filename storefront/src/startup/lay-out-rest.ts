import { FIRST_VIEW_ATTRIBUTE } from '../head-script.ts';

/**
 * What a visitor does who is about to see or use more of the page than its first screen; programs that read a page
 * aloud click without a pointer.
 */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'click', 'wheel', 'scroll'] as const;

/** How long after this call the browser begins with the rest at the latest, whatever the visitor does; milliseconds. */
export const LATEST_MS = 8_000;
/** What begins or ends a press. */
const PRESS = ['pointerdown', 'pointerup', 'pointercancel'] as const;
/** After this a finger that nobody saw lifted, as from a scroll bar, no longer holds the rest; milliseconds. */
export const LONGEST_PRESS_MS = 1_000;
/** How long a part waits for an idle moment; milliseconds. */
const IDLE_MS = 200;

/** What may wait below the first screen (`modules/src/theme/base.css`). */
const PARTS = '.page-main > *, .page-main > .static-html > *, .page-bottom';

/**
 * Has the browser lay out what lies below the first screen of a document: at once where its visitor has scrolled
 * already, else at the next sign of them, part by part, each in a frame of its own when there is time. Until then only
 * the first screen costs anything when a font comes or a dialog opens.
 */
export function layOutRest(window: Window): void {
  const { document } = window;
  if (!document.documentElement.hasAttribute(FIRST_VIEW_ATTRIBUTE)) return;
  const listening = { capture: true, passive: true } as const;
  const timer = window.setTimeout(begin, LATEST_MS);
  /** The press that is under way, by the timer of its longest time. */
  let press: number | undefined;
  /** What waits for its end. */
  let afterPress: (() => void) | undefined;
  for (const type of PRESS) window.addEventListener(type, onPress, listening);
  for (const sign of SIGNS) window.addEventListener(sign, begin, listening);
  if (window.scrollY > 0) begin();

  function onPress({ type }: Event) {
    window.clearTimeout(press);
    if (type === 'pointerdown') press = window.setTimeout(endPress, LONGEST_PRESS_MS);
    else endPress();
  }

  function endPress() {
    press = undefined;
    afterPress?.();
    afterPress = undefined;
  }

  function begin() {
    window.clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin, listening);
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    const waiting = [...parts];
    next();

    /** In a frame of its own: the first one answers what the visitor has done. */
    function next() {
      window.requestAnimationFrame(() => whenIdle(window, step));
    }

    function step() {
      if (press !== undefined) {
        afterPress = next;
        return;
      }
      const part = waiting.shift();
      // Another page is there, which is to be whole from the start.
      if (!part?.isConnected) return end();
      part.style.contentVisibility = 'visible';
      next();
    }

    function end() {
      for (const type of PRESS) window.removeEventListener(type, onPress, listening);
      layOutAll(document);
      for (const { style } of parts) style.removeProperty('content-visibility');
    }
  }
}

/** Has the browser lay out all of a document at once, as all pages are but the first one of a visit. */
export function layOutAll({ documentElement }: Document): void {
  documentElement.removeAttribute(FIRST_VIEW_ATTRIBUTE);
}

function whenIdle(window: Window, then: () => void) {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(then, { timeout: IDLE_MS });
  else window.setTimeout(then, 0);
}
