import type { Locator, Page } from '@playwright/test';
import { expect, expectAlive, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const SIZES = [
  { name: 'a phone', isPhone: true, viewport: { width: 390, height: 844 } },
  { name: 'a desktop', isPhone: false, viewport: { width: 1440, height: 900 } },
] as const;

const PRODUCT = 'Szminka kremowa z olejem z malin';
const ARTICLE = 'Dobór odcienia – lustro, okno i odrobina cierpliwości';
const AUTHOR = 'Zofia Dąbek';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Words with the spaces that people type: those on screen keep short words with the next one. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').trim();

/** One page of the walk as it was left. */
interface Left {
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly scroll: number;
}

/** A page that has arrived: it names itself, begins at its top, and the focus is at its content. */
async function expectArrived(page: Page, title: RegExp, words: string) {
  await expect.poll(async () => plain(await heading(page).textContent())).toBe(words);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await expect.poll(() => scrollOf(page)).toBe(0);
}

/** Scrolls until a link is in the window, remembers the page, and follows the link. */
async function leaveBy(page: Page, link: Locator): Promise<Left> {
  await link.scrollIntoViewIfNeeded();
  // Pictures that came late have moved nothing: the place is the one that is left.
  await expect(async () => {
    const before = await scrollOf(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrollOf(page)).toBe(before);
  }).toPass();
  const left = {
    address: page.url(),
    title: await page.title(),
    heading: plain(await heading(page).textContent()),
    scroll: await scrollOf(page),
  };
  await link.click();
  return left;
}

async function openMenu(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
}

for (const { name, isPhone, viewport } of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('from home through a category, a filter, a product, a shade and an article to its author, and back', {
      tag: '@firefox',
    }, async ({ page }) => {
      const trail: Left[] = [];
      await page.goto(shop.storefrontUrl);
      await expect(heading(page)).toBeVisible();

      await openMenu(page, isPhone);
      trail.push(await leaveBy(page, page.getByRole('banner').getByRole('link', { name: 'Makijaż', exact: true })));
      await expectArrived(page, /makijaż/i, 'Makijaż');

      // Narrowing the list is no new page: title and place stay.
      await page.getByRole('button', { name: isPhone ? /^Filtry i\ssortowanie/ : 'Kolor' }).click();
      const drawer = page.getByRole('dialog', { name: 'Filtry' });
      await drawer.locator('summary', { hasText: 'Kolor' }).waitFor();
      await drawer.getByRole('searchbox').pressSequentially('malwa');
      await drawer.getByRole('checkbox', { name: /^Malwa\s*,/ }).click();
      await expect(page).toHaveURL(/\/makijaz\?colour=[^&]+$/);
      await drawer.getByRole('button', { name: /^Pokaż/ }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('link', { name: 'Usuń filtr: Malwa' })).toBeVisible();

      const card = page
        .getByRole('main')
        .getByRole('article')
        .getByRole('link', { name: PRODUCT, exact: true })
        .first();
      trail.push(await leaveBy(page, card));
      await expectArrived(page, /Szminka kremowa/, PRODUCT);

      const product = page.url();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/registry/')) asked.push(request.url());
      });
      const shade = page
        .getByRole('list', { name: /Odcień/ })
        .getByRole('link')
        .nth(2);
      const shadeName = plain(await shade.textContent());
      await shade.click();
      await expect(page).toHaveURL(/\?sku=[A-Z0-9-]+$/);
      await expect(shade).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText(`Odcień: ${shadeName}`).first()).toBeVisible();
      expect(asked).toEqual([]);
      await expect(page).toHaveTitle(/Szminka kremowa/);

      await openMenu(page, isPhone);
      trail.push(await leaveBy(page, page.getByRole('banner').getByRole('link', { name: 'Poradnik', exact: true })));
      await expectArrived(page, /Poradnik/, 'Do poczytania przy herbacie');

      trail.push(await leaveBy(page, page.getByRole('main').getByRole('link', { name: ARTICLE })));
      await expectArrived(page, /Dobór odcienia/, ARTICLE);

      trail.push(await leaveBy(page, page.getByRole('main').getByRole('link', { name: AUTHOR }).first()));
      await expectArrived(page, new RegExp(AUTHOR), AUTHOR);
      await expect(page.getByRole('main').getByRole('link', { name: ARTICLE })).toBeVisible();

      for (const left of trail.toReversed()) {
        await page.goBack();
        await expect(page).toHaveURL(left.address);
        await expect.poll(async () => plain(await heading(page).textContent())).toBe(left.heading);
        await expect(page).toHaveTitle(left.title);
        await expect.poll(() => scrollOf(page)).toBe(left.scroll);
        if (left.address.includes('?sku=')) {
          await expect(page.getByText(`Odcień: ${shadeName}`).first()).toBeVisible();
          // The shade has an entry of its own in the history, and so has the product without one.
          await page.goBack();
          await expect(page).toHaveURL(product);
        }
        // So has the list before it was narrowed.
        if (left.address.includes('?colour=')) await page.goBack();
      }
      await expect(page).toHaveURL(shop.storefrontUrl);
    });
  });

test('a menu that is not modal yet is pressed beside to close it, and nothing behind it is reached', async ({
  page,
}) => {
  await page.goto(shop.storefrontUrl);
  await expectAlive(page);
  // The menu leaves a part of the page free.
  await page.setViewportSize({ width: 768, height: 900 });
  // The frame after which it becomes modal never comes.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).dispatchEvent('click');
  const menu = page.locator('dialog[open]');
  await expect(menu).toHaveCount(1);
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
  await page.mouse.click(100, 450);
  await expect(menu).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});
