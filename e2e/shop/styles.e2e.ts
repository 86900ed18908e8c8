import type { Page } from '@playwright/test';
import { expect, expectAlive, shop, test } from '../support/shop.ts';

const PAGES = [
  ['the home page', '/'],
  ['a category', '/twarz'],
  ['a product', '/serum-z-lnem-i-witamina-c'],
  ['an article', '/poradnik/poranny-rytual'],
  ['a page of text', '/regulamin'],
  ['the line for the young', '/iskra'],
  ['an unknown address', '/nie-ma-takiej-strony'],
  ['a page that mails lead to', '/confirm-email'],
] as const;

/** The files of styles that a page asks for from now on. */
function watchSheets(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') files.push(new URL(request.url()).pathname);
  });
  return files;
}

/** Names of the sheets in the document itself. */
const ownSheets = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('style[data-sheets]')?.dataset.sheets?.split(' ') ?? []);

const SEEN = ['display', 'color', 'background-color', 'font-size', 'font-family', 'padding', 'border-radius'];

/**
 * How every element of a page's content looks: its box, colours and type. Margins show in where a box lies: what
 * Chromium gives as the value of an `auto` margin may be that of an earlier layout.
 */
const looks = (page: Page) =>
  page.evaluate((names) => {
    // Around what came with the document stands an element without a box.
    const elements = [...document.querySelectorAll('main *')].filter((element) => !element.matches('.static-html'));
    return elements.map((element) => {
      const computed = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = names.map((name) => computed.getPropertyValue(name));
      return [element.tagName, ...[x, y, width, height].map(Math.round), ...values].join(' ');
    });
  }, SEEN);

for (const [what, path] of PAGES) {
  test(`${what} asks for no style sheet: its own is in the document, by the hash that the browser finds`, async ({
    page,
    complaints,
  }) => {
    const files = watchSheets(page);
    const answer = await page.goto(shop.storefrontUrl + path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    const hash = await page.locator('style').evaluate(async (element) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(element.textContent ?? ''));
      return btoa(String.fromCharCode(...new Uint8Array(digest)));
    });
    expect(answer?.headers()['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(files).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.startsWith('404 GET /nie-ma'))).toEqual([]);
  });
}

test('a link loads only the sheets that are missing, and the page looks as if it had been opened by itself', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.storefrontUrl}/regulamin`);
  await expectAlive(page);
  const before = await ownSheets(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const files = watchSheets(page);
  await page.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skóra lubi poranki');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const opened = await context.newPage();
  await opened.setViewportSize({ width: 1440, height: 900 });
  await opened.goto(shop.storefrontUrl);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  const missing = (await ownSheets(opened)).filter((name) => !before.includes(name));
  expect(missing.length).toBeGreaterThan(0);
  const loaded = files.map((file) => /assets\/(.+)-[\w-]{8}\.css$/.exec(file)?.[1]);
  // Our own pages are loaded ahead, for when the network is gone.
  expect(loaded.filter((name) => name !== 'page-plain-page').sort()).toEqual(missing.sort());

  for (const shown of [page, opened]) {
    await shown.mouse.move(0, 0);
    await shown.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    });
  }
  await expect(async () => expect(await looks(page)).toEqual(await looks(opened))).toPass();
  expect(complaints).toEqual([]);
});

test('going back and forth asks for no sheet twice', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/regulamin`);
  const files = watchSheets(page);
  const home = page.locator('a[href="/"]').first();
  await home.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skóra lubi poranki');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulamin sklepu internetowego');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skóra lubi poranki');
  expect(new Set(files).size).toBe(files.length);
});
