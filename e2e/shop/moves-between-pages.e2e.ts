import type { Page } from '@playwright/test';
import { expect, expectAlive, expectRefused, shop, test } from '../support/shop.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const CATEGORY = '/twarz';
const GUIDES = 'Do poczytania przy herbacie';

/** Paths of the pages that the registry is asked for from here on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/registry/')) asked.push(pathname.slice('/api/registry'.length) + search);
  });
  return asked;
}

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openCategory(page: Page) {
  await page.goto(shop.storefrontUrl + CATEGORY);
  await expect(heading(page)).toHaveText('Twarz');
  await expectAlive(page);
}

test('another shade of a product is shown without asking for anything, and without a connection', async ({
  page,
  context,
}) => {
  await page.goto(`${shop.storefrontUrl}/szminka-kremowa-z-olejem-z-malin`);
  await expectAlive(page);
  const asked = watchRequests(page);
  // Cards further down have shades of the same names.
  const shade = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await shade('Malwa').click();
  await expect(page).toHaveURL(/\?sku=RL-BA-001-MALWA$/);
  await context.setOffline(true);
  await shade('Cegła').click();
  await expect(page).toHaveURL(/\?sku=RL-BA-001-CEGLA$/);
  await expect(shade('Cegła')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(shade('Malwa')).toHaveAttribute('aria-current', 'true');
  expect(asked).toEqual([]);
});

test.describe('a page loaded ahead', () => {
  test('is asked for once by hovering, focusing and following its link, together with its code', async ({ page }) => {
    await openCategory(page);
    const asked = watchRequests(page);
    const link = headerLink(page, 'Poradnik');
    const answer = page.waitForResponse(/\/api\/registry\/poradnik$/);
    // All of its code is asked for at once.
    const code = page.waitForResponse(/\/assets\/footer-[^/]+\.js$/);
    await link.hover();
    await answer;
    await code;
    const files: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && files.push(request.url()));
    await link.focus();
    await link.click();
    await expect(heading(page)).toHaveText(GUIDES);
    expect(asked).toEqual(['/poradnik']);
    expect(files).toEqual([]);
  });

  test('is not asked for while the mouse only passes over its link', async ({ page }) => {
    await openCategory(page);
    const asked = watchRequests(page);
    // Without a pause between the two, however slow the machine is.
    await page.evaluate(() => {
      for (const path of ['/poradnik', '/o-nas']) {
        const link = document.querySelector(`header a[href="${path}"]`);
        link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      }
    });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked).toEqual(['/o-nas']);
  });

  test('that fails is asked for once more by a click, and by nothing else', async ({ page, complaints }) => {
    await page.route('**/api/registry/poradnik', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"internal"}' }),
    );
    await openCategory(page);
    const asked = watchRequests(page);
    const failed = page.waitForResponse(/\/api\/registry\/poradnik$/);
    const link = headerLink(page, 'Poradnik');
    await link.hover();
    await failed;
    await link.click();
    await expect(heading(page)).toHaveText('Wewnętrzny błąd serwera');
    // The mouse is still over the link, and comes back to it.
    await headerLink(page, 'O nas').hover();
    await expect.poll(() => asked).toContain('/o-nas');
    await link.hover();
    await link.focus();
    await headerLink(page, 'Makijaż').hover();
    await expect.poll(() => asked).toContain('/makijaz');
    expect(asked.filter((path) => path === '/poradnik')).toEqual(['/poradnik', '/poradnik']);
    await expectRefused(complaints, /^500 GET \/api\/registry\/poradnik$/);
  });

  test('is none for people who save data; what they follow is asked for once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await openCategory(page);
    const asked = watchRequests(page);
    await headerLink(page, 'O nas').hover();
    await headerLink(page, 'Makijaż').focus();
    await headerLink(page, 'Poradnik').click();
    await expect(heading(page)).toHaveText(GUIDES);
    expect(asked).toEqual(['/poradnik']);
  });
});

test('shades, pages of a list and going back ask for nothing twice', async ({ page }) => {
  await openCategory(page);
  const asked = watchRequests(page);
  await page
    .getByRole('link', { name: /strona 2/i })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(heading(page)).toHaveText('Twarz');
  await page.goForward();
  await expect(page).toHaveURL(/page=2/);
  expect(new Set(asked).size).toBe(asked.length);
});

test.describe('one page becomes another', () => {
  /** Counts the transitions that the shop begins; gives how many there were. */
  async function countTransitions(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const begun: unknown[] = [];
      Object.assign(window, { begun });
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        begun.push(update);
        return begin(update);
      };
    });
    return () => page.evaluate(() => (window as unknown as { begun: unknown[] }).begun.length);
  }

  test('in a transition of the browser, through which one can click', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const transitions = await countTransitions(page);
    await openCategory(page);
    await headerLink(page, 'Poradnik').click();
    await expect(heading(page)).toHaveText(GUIDES);
    expect(await transitions()).toBe(1);
    await headerLink(page, 'O nas').click();
    await expect(page).toHaveURL(/o-nas/);
    await expect(heading(page)).not.toHaveText(GUIDES);
    expect(await transitions()).toBe(2);
    await page.goBack();
    await expect(heading(page)).toHaveText(GUIDES);
  });

  test('at once for who has asked for less motion', async ({ page }) => {
    const transitions = await countTransitions(page);
    await openCategory(page);
    await headerLink(page, 'Poradnik').click();
    await expect(heading(page)).toHaveText(GUIDES);
    expect(await transitions()).toBe(0);
  });
});
