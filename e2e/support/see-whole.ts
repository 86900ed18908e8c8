import type { Page } from '@playwright/test';

/** A picture that has not come by then will not come. */
const PATIENCE_MS = 60_000;

/** Has the browser lay out all of a page at once, as it does part by part when the visitor does something. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-first-view'));
}

/**
 * Scrolls to the end and back, loads lazy pictures, and waits until they can be painted, fonts too.
 *
 * @throws where a picture that is shown does not come
 */
export async function seeWhole(page: Page): Promise<void> {
  await layOutWhole(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
  await seePictures(page);
}

/**
 * Waits until the pictures that are shown can be painted, fonts too, without scrolling: those of a dialog as well.
 *
 * @throws where a picture that is shown does not come
 */
export async function seePictures(page: Page): Promise<void> {
  const missing = await page.evaluate(async (patience) => {
    // What lies beside the window in a carousel, or waits for a pointer, is not asked for.
    const isShown = (picture: HTMLImageElement) => {
      const { left, right, width } = picture.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && picture.checkVisibility({ opacityProperty: true });
    };
    const shown = [...document.images].filter(isShown);
    const painted = shown.map((picture) => {
      // On a busy machine the page was scrolled by before the browser asked for them.
      picture.loading = 'eager';
      return picture.decode();
    });
    const all = Promise.allSettled([document.fonts.ready, ...painted]);
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
    return shown.flatMap(({ complete, naturalWidth, currentSrc }) =>
      complete && naturalWidth > 0 ? [] : [currentSrc],
    );
  }, PATIENCE_MS);
  if (missing.length > 0) throw new Error(`Pictures of ${page.url()} did not come: ${missing.join(', ')}`);
}
