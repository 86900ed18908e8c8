import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAlive, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Chooses one filter in the drawer of the results. */
async function narrowToNew(page: Page) {
  await page.getByRole('button', { name: /^Filtry/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtry' });
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await drawer.getByText('Nowości i\u00a0promocje').click();
  await drawer.getByRole('checkbox', { name: /^Nowość/ }).check();
  await drawer.getByRole('button', { name: 'Pokaż wyniki' }).click();
  await expect(page.getByRole('link', { name: 'Usuń filtr: Nowość' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Filtry.*1 wybrany/ })).toBeVisible();
}

test('suggestions open from the header by keyboard, and lead to results, which are narrowed', async ({ page }) => {
  await page.goto(shop.storefrontUrl);
  await expectAlive(page);
  const search = page.getByRole('link', { name: 'Szukaj w sklepie' });
  await search.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Czego szukasz?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('kre');
  const options = page.getByRole('option');
  await expect(page.getByRole('option', { name: 'Pokaż wszystkie wyniki dla „kre”' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Produkty' }).getByRole('option').first()).toContainText('zł');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue('kre');

  // Closes the list, clears the field, closes the search.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(search).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('krem');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Wyniki dla „krem”: \d+/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('krem');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Filtry/ }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await narrowToNew(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Usuń filtr: Nowość' }).click();
  await page.waitForURL(`${shop.storefrontUrl}/results?q=krem`);
});

test('answers that come out of order show what belongs to the phrase; what was searched for is remembered', async ({
  page,
}) => {
  const first = Promise.withResolvers<void>();
  await page.route('**/api/search/suggestions?q=serum', async (route) => {
    await first.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${shop.storefrontUrl}/results?q=hydrolat`);
  await expectAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Szukaj w sklepie' }).click();
  await expect(page.getByRole('group', { name: 'Ostatnio szukane' }).getByText('hydrolat')).toBeVisible();
  const asked = page.waitForRequest('**/api/search/suggestions?q=serum');
  await page.getByRole('combobox').fill('serum');
  await asked;
  await page.getByRole('combobox').fill('mydło');
  const products = page.getByRole('group', { name: 'Produkty' });
  await expect(products.getByRole('option').first()).toContainText(/myd/i);
  first.resolve();
  await expect(page.getByRole('option', { name: 'Pokaż wszystkie wyniki dla „mydło”' })).toBeVisible();
  await expect(products.getByRole('option').filter({ hasText: /serum/i })).toHaveCount(0);
});

test('what has found nothing says what to do', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/results?q=xyzqwv`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nie znaleźliśmy nic dla „xyzqwv”' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Bestsellery' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the link to the search leads to its page, where one types at once', async ({ page }) => {
    await page.goto(shop.storefrontUrl);
    await page.getByRole('banner').getByRole('link', { name: 'Szukaj w sklepie' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('krem');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Wyniki dla „krem”/ })).toBeVisible();
  });

  test('results are narrowed in a drawer, like a category', async ({ page }) => {
    await page.goto(`${shop.storefrontUrl}/results?q=krem`);
    await narrowToNew(page);
  });

  test('results have pages, orders and groups', async ({ page }) => {
    await page.goto(`${shop.storefrontUrl}/results?q=krem`);
    await page.getByRole('button', { name: /^Filtry/ }).click();
    await page.getByRole('radio', { name: 'Cena rosnąco' }).check();
    await page.getByRole('button', { name: 'Pokaż wyniki' }).click();
    await page.getByRole('link', { name: 'Strona 2', exact: true }).click();
    await page.waitForURL(`${shop.storefrontUrl}/results?q=krem&sort=price-asc&page=2`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: /^Oferty pracy/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Oferty pracy' })).toBeVisible();
  });
});
