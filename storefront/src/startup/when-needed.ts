/** What a visitor does who is about to use the page. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointermove'] as const;

interface WhenNeededOptions {
  /** How long after this call the page comes to life at the latest, whatever still loads. */
  readonly latestMs: number;
}

/**
 * Waits until the code of a page is needed: at the first sign of its visitor, else when everything on the first screen
 * has loaded and is painted, so that nothing of it competes with the code.
 */
export function whenNeeded(window: Window, { latestMs }: WhenNeededOptions): Promise<void> {
  const { document } = window;
  return new Promise((resolve) => {
    const timer = window.setTimeout(finish, latestMs);
    const listening = { capture: true, passive: true } as const;

    function finish() {
      window.clearTimeout(timer);
      window.removeEventListener('load', afterPaint);
      for (const sign of SIGNS) document.removeEventListener(sign, finish, listening);
      resolve();
    }
    /** A frame is on its way when it is called; the task after it comes when that is painted. */
    function afterPaint() {
      window.requestAnimationFrame(() => window.setTimeout(finish, 0));
    }

    for (const sign of SIGNS) document.addEventListener(sign, finish, listening);
    if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
}
