import type { Page } from '@playwright/test';
import { demoPages } from './support/demo-pages.ts';
import { expect, shop, test } from './support/shop.ts';

test.use({ javaScriptEnabled: false });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/**
 * Beginnings of the texts that a style hides. What a closed part of an accordion, a submenu or a point on a picture
 * holds is shown by the browser itself when somebody opens it, and so are the choices of a field and the name of a
 * shade; labels for screen readers are meant to be unseen, and so is what only a script would answer.
 */
const hiddenTexts = (page: Page) =>
  page.evaluate(() => {
    const meantToBeUnseen =
      'details:not([open]), [data-open="false"], [data-tooltip], option, video, .visually-hidden, [aria-hidden="true"], ' +
      '[data-needs-script], [inert], button, script, style, noscript';
    const hidden: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const text = textContent?.trim();
      if (!text || !parentElement || parentElement.closest(meantToBeUnseen)) continue;
      if (parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      hidden.push(text.slice(0, 60));
    }
    return hidden;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of demoPages) {
    test(`all of ${path} can be read`, async ({ page }) => {
      await page.goto(shop.storefrontUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hiddenTexts(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
