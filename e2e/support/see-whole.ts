import type { Page } from '@playwright/test';

/** A picture that has not come by then is shown as the page shows it. */
const PATIENCE_MS = 60_000;

/** Scrolls to the end and back, loads lazy pictures, and waits until they can be painted, fonts too. */
export async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
    // What lies beside the window in a carousel, or waits for a pointer, is not asked for.
    const isShown = (picture: HTMLImageElement) => {
      const { left, right, width } = picture.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && picture.checkVisibility({ opacityProperty: true });
    };
    const painted = [...document.images].filter(isShown).map((picture) => {
      // On a busy machine the page was scrolled by before the browser asked for them.
      picture.loading = 'eager';
      return picture.decode();
    });
    const all = Promise.allSettled([document.fonts.ready, ...painted]);
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
  }, PATIENCE_MS);
}
