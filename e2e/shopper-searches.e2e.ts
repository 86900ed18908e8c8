import { expect, expectAccessible, shop, test } from './support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('results are found from the header by keyboard, and narrowed', async ({ page }) => {
  await page.goto(shop.storefrontUrl);
  const search = page.getByRole('link', { name: 'Szukaj w sklepie' });
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Szukaj w sklepie' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Czego szukasz?' }).fill('krem');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Wyniki dla „krem”: \d+/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('krem');
  await expectAccessible(page);

  await page.getByText('Filtry', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Nowość/ }).check();
  await page.getByRole('button', { name: 'Pokaż wyniki' }).click();
  await expect(page.getByRole('link', { name: 'Usuń filtr: Nowość' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Usuń filtr: Nowość' }).click();
  await page.waitForURL(`${shop.storefrontUrl}/results?q=krem`);
});

test('what has found nothing says what to do', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/results?q=xyzqwv`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nie znaleźliśmy nic dla „xyzqwv”' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('results have pages, orders and groups', async ({ page }) => {
    await page.goto(`${shop.storefrontUrl}/results?q=krem`);
    await page.getByRole('link', { name: 'Cena rosnąco' }).click();
    await page.getByRole('link', { name: 'Strona 2', exact: true }).click();
    await page.waitForURL(`${shop.storefrontUrl}/results?q=krem&sort=price-asc&page=2`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: /^Oferty pracy/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Oferty pracy' })).toBeVisible();
  });
});
