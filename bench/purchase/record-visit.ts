import type { Page } from 'playwright';

/** Where the last press is kept: a press may lead to another document. */
const KEY = 'bench.press';

/**
 * Lets every document that is opened from now on note when it had its heading, when it was pressed last, and what moved in it without anybody
 * having pressed.
 */
export async function recordVisit(page: Page): Promise<void> {
  await page.addInitScript(`
    for (const kind of ['pointerdown', 'keydown']) {
      addEventListener(kind, ({ timeStamp }) => sessionStorage.setItem('${KEY}', performance.timeOrigin + timeStamp), true);
    }
    window.headingAt = 0;
    (function look() {
      if (document.querySelector('main h1')) window.headingAt = performance.now();
      else requestAnimationFrame(look);
    })();
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/**
 * Milliseconds until the screen with this heading was there, in this document or in the next one: from the last press
 * that led there, or from the moment in which its document was asked for.
 */
export async function timeUntilHeading(
  page: Page,
  heading: string,
  since: 'press' | 'request' = 'press',
): Promise<number> {
  const began = since === 'press' ? 'press' : 'performance.timeOrigin';
  for (;;) {
    try {
      return await page.evaluate<number>(`(async () => {
        const isThere = () =>
          (document.querySelector('main h1')?.textContent ?? '').replaceAll('\u00a0', ' ').includes(${JSON.stringify(heading)});
        while (!isThere()) await new Promise(requestAnimationFrame);
        const press = Number(sessionStorage.getItem('${KEY}'));
        // Of a new document the moment was noted; whoever asks for it waits until there is time to answer.
        const at = performance.timeOrigin > press ? window.headingAt : performance.now();
        return performance.timeOrigin + at - ${began};
      })()`);
    } catch (error) {
      // The document was left while it was looked at.
      if (!String(error).includes('Execution context was destroyed')) throw error;
    }
  }
}

/** How far the open document has moved by itself until now (the sum of its layout shifts). */
export const shiftOf = (page: Page): Promise<number> => page.evaluate<number>('window.shift');
