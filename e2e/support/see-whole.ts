import type { Page } from '@playwright/test';

/** Scrolls to the end and back, so that lazy pictures are loaded, and waits until they can be painted, fonts too. */
export async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    // A picture that cannot be decoded is shown as the page shows it.
    await Promise.allSettled(loaded.map((picture) => picture.decode()));
  });
}
