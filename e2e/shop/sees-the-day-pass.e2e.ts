import type { Locator } from '@playwright/test';
import { layOutWhole } from '../support/see-whole.ts';
import { expect, shop, test } from '../support/shop.ts';

const DUSK = /linii Zmierzch w\sciemnym szkle/;

/** How much is seen of a layer when its middle is so far down the window: 0 at its top, 1 at its bottom. */
async function opacityAt(layer: Locator, share: number): Promise<number> {
  await layer.evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight * at, behavior: 'instant' });
  }, share);
  // What follows the scroll position is worked out with the next frame.
  return layer.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Number(getComputedStyle(element).opacity))));
      }),
  );
}

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('day turns into dusk as the picture comes into the middle of the window', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(shop.storefrontUrl);
      await layOutWhole(page);
      const figure = page.getByRole('figure').filter({ has: page.getByAltText(DUSK) });
      const day = figure.locator('picture').last();
      expect(await opacityAt(day, 0.98)).toBe(1);
      const passing = await opacityAt(day, 0.6);
      expect(passing).toBeGreaterThan(0.05);
      expect(passing).toBeLessThan(0.95);
      expect(await opacityAt(day, 0.3)).toBe(0);
      await expect.poll(() => widthOf(day.locator('img'))).toBeGreaterThan(0);
    });

    test('where nothing may move it stands still, and the picture of the day is not fetched', async ({ page }) => {
      await page.goto(shop.storefrontUrl);
      const dusk = page.getByAltText(DUSK);
      await dusk.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(dusk)).toBeGreaterThan(0);
      const day = page.getByRole('figure').filter({ has: dusk }).locator('picture').last();
      await expect(day).toBeHidden();
      expect(await widthOf(day.locator('img'))).toBe(0);
    });
  });
}
