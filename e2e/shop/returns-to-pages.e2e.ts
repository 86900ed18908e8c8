import type { Page } from '@playwright/test';
import { launchOptions, wholeBrowser } from '../support/launch-options.ts';
import { expect, expectAlive, shop, test } from '../support/shop.ts';

// Off by default where a browser is driven by a program, and on for everybody else.
test.use({ launchOptions: { ...launchOptions, ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks the document on the screen, leaves it for another server, and comes back by the history. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => Object.assign(window, { leftHere: true }));
  await page.goto(`${shop.registryUrl}/health`);
  await page.evaluate(() => history.back());
}

const isAsItWasLeft = (page: Page) => page.evaluate(() => 'leftHere' in window);

for (const [path, title] of [
  ['/twarz', 'Twarz'],
  ['/serum-z-lnem-i-witamina-c', 'Serum z lnem i witaminą C'],
  ['/poradnik', 'Do poczytania przy herbacie'],
] as const) {
  test(`${path} comes back as it was left, without being loaded anew`, async ({ page }) => {
    await page.goto(shop.storefrontUrl + path);
    await expectAlive(page);
    await leaveAndReturn(page);
    await expect(h1(page)).toHaveText(title);
    expect(await isAsItWasLeft(page)).toBe(true);
  });
}

test('a page for one person is loaded anew', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expectAlive(page);
  await leaveAndReturn(page);
  // Into the memory of the browser it went hidden; it is another document that is seen.
  await page.waitForFunction(() => !('leftHere' in window) && !document.documentElement.hidden);
  await expect(h1(page)).toBeVisible();
});
