import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAlive, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filtry' });

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a list is narrowed by keyboard, and focus and page stay where they are', { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.goto(`${shop.storefrontUrl}/twarz`);
    await expectAlive(page);
    const all = await cards(page).count();
    const opener = page.getByRole('button', { name: 'Rodzaj cery' });
    await opener.focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    const dry = drawer(page).getByRole('checkbox', { name: /^Sucha\s*,/ });
    await dry.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/twarz\?skinType=dry$/);
    await expect(dry).toBeChecked();
    await expect(dry).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    const show = drawer(page).getByRole('button', { name: /^Pokaż \d+\sprodukt/ });
    await expect(drawer(page).getByRole('status')).toHaveText(/^\d+\sprodukt/);
    await expectAccessible(page);
    await show.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveTitle(/twarzy/);

    const chip = page.getByRole('link', { name: 'Usuń filtr: Sucha' });
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/twarz$/);
    await expect(chip).toBeHidden();
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByRole('button', { name: /^Filtry/ })).toBeFocused();
  });

  test('the drawer keeps all that it holds while a list comes, and when it is there', async ({ page }) => {
    await page.goto(`${shop.storefrontUrl}/makijaz/usta`);
    await expectAlive(page);
    await page.getByRole('button', { name: /^Filtry/ }).click();
    await expect(drawer(page)).toBeVisible();
    // Looked at with every change of the page, and between them.
    await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(`dialog[open] ${selector}`)].filter((part) => part.checkVisibility()).length;
      const look = () => {
        for (const part of ['h2', 'summary', 'input[type="checkbox"]', 'button[type="submit"]'])
          if (shown(part) === 0) document.documentElement.dataset.drawerLacks = part;
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      setInterval(look, 5);
    });
    await drawer(page).getByRole('checkbox').first().click();
    await expect(page).toHaveURL(/colour=/);
    await expect(page.getByRole('link', { name: /^Usuń filtr/ })).toBeVisible();
    await expect(drawer(page).getByRole('checkbox').first()).toBeChecked();
    expect(await page.locator('html').getAttribute('data-drawer-lacks')).toBeNull();
  });

  test('going back undoes a filter, and an address can be shared', async ({ page, context }) => {
    await page.goto(`${shop.storefrontUrl}/twarz`);
    await expectAlive(page);
    const before = await cards(page).first().textContent();
    await page.getByRole('button', { name: 'Linia' }).click();
    await drawer(page)
      .getByRole('checkbox', { name: /^Zmierzch\s*,/ })
      .click();
    await expect(page).toHaveURL(/line=zmierzch/);
    await page.getByRole('button', { name: 'Zamknij filtry' }).click();
    await page.getByRole('link', { name: 'Cena rosnąco' }).click();
    await expect(page).toHaveURL(/sort=price-asc&line=zmierzch/);
    const shared = page.url();
    const narrowed = await cards(page).allTextContents();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');

    const other = await context.newPage();
    await other.goto(shared);
    expect(await cards(other).allTextContents()).toEqual(narrowed);
    await expect(other.getByRole('link', { name: 'Usuń filtr: Zmierzch' })).toBeVisible();
    await other.close();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/twarz$/);
    await expect.poll(() => cards(page).first().textContent()).toBe(before);
    await page.goForward();
    await expect(page.getByRole('link', { name: 'Usuń filtr: Zmierzch' })).toBeVisible();
  });

  test('a price is typed, and what leaves nothing says what to do', async ({ page }) => {
    await page.goto(`${shop.storefrontUrl}/twarz?line=iskra&skinType=dry`);
    await expectAlive(page);
    await page.getByRole('button', { name: 'Cena', exact: true }).click();
    await drawer(page)
      .getByRole('textbox', { name: /Cena do/ })
      .fill('1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/price-to=1$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/twarz$/);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Brak produktów dla wybranych filtrów')).toBeVisible();
    await page.getByRole('link', { name: 'Wyczyść wszystko' }).last().click();
    await expect(page).toHaveURL(/\/twarz$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a shade is found among many and chosen, in a dialog as large as the screen, and products open at it', async ({
    page,
  }) => {
    await page.goto(`${shop.storefrontUrl}/makijaz`);
    await page.getByRole('button', { name: /^Filtry i\ssortowanie/ }).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).locator('summary', { hasText: 'Kolor' }).waitFor();
    await drawer(page).getByRole('searchbox').fill('ceg');
    await drawer(page)
      .getByRole('checkbox', { name: /^Cegła\s*,/ })
      .click();
    await expect(page).toHaveURL(/colour=/);
    await drawer(page).getByRole('radio', { name: 'Nazwa' }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await drawer(page)
      .getByRole('button', { name: /^Pokaż/ })
      .click();
    await expect(page.getByRole('link', { name: 'Usuń filtr: Cegła' })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/sku=.*CEGLA/);
    await expect(page.getByText('Odcień: Cegła').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('filters are a form, and its answer a page with an address', async ({ page }) => {
    await page.goto(`${shop.storefrontUrl}/twarz`);
    await expect(page.getByRole('button', { name: /^Filtry/ })).toBeHidden();
    await page.locator('summary', { hasText: 'Linia' }).click();
    await page.getByRole('checkbox', { name: /^Zmierzch\s*,/ }).check();
    await page.getByRole('button', { name: /^Pokaż/ }).click();
    await expect(page).toHaveURL(/line=zmierzch/);
    await page.getByRole('link', { name: 'Usuń filtr: Zmierzch' }).click();
    await expect(page).toHaveURL(/\/twarz$/);
  });
});
