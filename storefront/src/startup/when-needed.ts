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
    const afterPaint = () => whenFirstPainted(window, finish);

    function finish() {
      window.clearTimeout(timer);
      window.removeEventListener('load', afterPaint);
      for (const sign of SIGNS) document.removeEventListener(sign, onSign, listening);
      resolve();
    }

    /** A page that comes up under a mouse that lies still is told of it as if it had moved. */
    function onSign(event: Event) {
      const { movementX, movementY } = event as PointerEvent;
      if (event.type !== 'pointermove' || movementX !== 0 || movementY !== 0) finish();
    }

    for (const sign of SIGNS) document.addEventListener(sign, onSign, listening);
    if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
}

/** Waits until the document is on the screen, whatever of it still loads; not at all where nobody looks at it. */
export function whenPainted(window: Window, { latestMs }: WhenNeededOptions): Promise<void> {
  if (window.document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, latestMs);
    whenFirstPainted(window, () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}

const PAINT = 'first-contentful-paint';

/** On a busy device a frame is on the screen long after its task: the browser says when the first one was. */
function whenFirstPainted(window: Window, then: () => void): void {
  // A frame is on its way when it is called; the task after it comes when that is painted.
  const afterFrame = () => window.requestAnimationFrame(() => window.setTimeout(then, 0));
  const isTold = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint');
  if (!isTold) {
    afterFrame();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(PAINT).length === 0) return;
    observer.disconnect();
    afterFrame();
  }).observe({ type: 'paint', buffered: true });
}
