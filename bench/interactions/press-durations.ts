import type { Page } from 'playwright';

/** Lets every page that is opened from now on record how long its presses took, by the Event Timing API. */
export async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript(`
    window.presses = new Map();
    const take = (entries) => {
      for (const { interactionId, duration } of entries) {
        if (interactionId) window.presses.set(interactionId, Math.max(duration, window.presses.get(interactionId) ?? 0));
      }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
    window.takePresses = () => take(observer.takeRecords());
  `);
}

/** Milliseconds of each press from the event to the paint after it; those below 16 ms are left out by the browser. */
export async function readPresses(page: Page): Promise<number[]> {
  // An entry is there once its frame is on the screen: after the frame that follows it, and the task after that.
  return page.evaluate<number[]>(`(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    window.takePresses();
    return [...window.presses.values()];
  })()`);
}
