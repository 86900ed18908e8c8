import type { Page } from '@playwright/test';
import { demoPages } from '../support/demo-pages.ts';
import { expect, shop, test } from '../support/shop.ts';

test.use({ javaScriptEnabled: false });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/**
 * Beginnings of the texts that a style hides. What a closed part of an accordion, a submenu or a point on a picture
 * holds is shown by the browser itself when somebody opens it, and so are the choices of a field and the name of a
 * shade; labels for screen readers are meant to be unseen, and so is what only a script would answer. A note of a text
 * stands in the margin or folded below its words.
 */
const hiddenTexts = (page: Page) =>
  page.evaluate(() => {
    const meantToBeUnseen =
      'details:not([open]), [data-open="false"], [data-tooltip], option, video, .visually-hidden, [aria-hidden="true"], ' +
      '[data-needs-script], [inert], [role="note"], button, script, style, noscript';
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

interface FoundLink {
  readonly path: string;
  readonly hash: string;
}

/** Homes of sites that other journeys have just made, and that have no page yet. */
const SITE_OF_A_JOURNEY = /^\/hr-[a-z0-9]+$/;

/** Links within the shop on the page as it stands, each once. */
const linksOf = (page: Page): Promise<FoundLink[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, protocol }) => origin === location.origin && protocol.startsWith('http'))
      .map(({ pathname, search, hash }) => ({ path: pathname + search, hash: decodeURIComponent(hash.slice(1)) })),
  );

test('every link leads to a page, and every link to a part of a page finds it', async ({ page, request }) => {
  const addresses = new Set<string>();
  const missing: string[] = [];
  for (const from of demoPages) {
    await page.goto(shop.storefrontUrl + from);
    const found = await linksOf(page);
    for (const { path } of found) if (!SITE_OF_A_JOURNEY.test(path)) addresses.add(path);
    const here = new URL(page.url());
    const hashes = found.filter(({ path, hash }) => hash && path === here.pathname + here.search);
    const ids = new Set(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id)));
    missing.push(...hashes.filter(({ hash }) => !ids.has(hash)).map(({ hash }) => `${from}#${hash}`));
  }
  expect(missing).toEqual([]);
  expect(addresses.size).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(shop.storefrontUrl + address);
    if (!answer.ok()) broken.push(`${answer.status()} ${address}`);
  }
  expect(broken).toEqual([]);
});

test('menu, pages of a list, cards and shades are links that the browser follows itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}/`);
  const h1 = page.getByRole('heading', { level: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Twarz', exact: true }).click();
  await expect(h1).toHaveText('Twarz');
  await page
    .getByRole('link', { name: /strona 2/i })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(h1).toHaveText('Twarz');
  await page.locator('main article a[href]').first().click();
  await expect(h1).not.toHaveText('Twarz');
  await page.goto(`${shop.storefrontUrl}/szminka-kremowa-z-olejem-z-malin`);
  const shade = page.getByRole('main').getByRole('link', { name: 'Malwa', exact: true }).first();
  await shade.click();
  await expect(page).toHaveURL(/sku=/);
});
