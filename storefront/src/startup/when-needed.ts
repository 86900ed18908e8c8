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
      whenFirstPainted(() => window.requestAnimationFrame(() => window.setTimeout(finish, 0)));
    }

    for (const sign of SIGNS) document.addEventListener(sign, finish, listening);
    if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
}

const PAINT = 'first-contentful-paint';

/** On a busy device a frame is on the screen long after its task: the browser says when the first one was. */
function whenFirstPainted(then: () => void): void {
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint');
  if (!isTold) {
    then();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(PAINT).length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}
