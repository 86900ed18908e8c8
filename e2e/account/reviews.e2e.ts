import type { Page } from '@playwright/test';
import { layOutWhole } from '../support/see-whole.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** A product of the demo, with reviews. */
const SERUM = { path: '/serum-z-lnem-i-witamina-c', name: 'Serum z lnem i witaminą C' };

async function signIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Hasło', { exact: true }).press('Enter');
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a customer writes a review at ${viewport.width} px, which waits for its approval`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const customer = await aCustomer('Ola');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${shop.storefrontUrl}${SERUM.path}`);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /reviews-overlay|open-write-review|\/graphql/.test(url))).toEqual([]);

    await page.getByRole('main').getByRole('button', { name: 'Napisz opinię' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Opinię piszą osoby z kontem.')).toBeVisible();
    await expectAccessible(page);
    await signIn(page, customer.email);

    await expect(dialog.getByRole('heading', { name: `Twoja opinia: ${SERUM.name}` })).toBeFocused();
    await expect(dialog.getByText('będzie przy niej „Klient sklepu”')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Wyślij opinię' }).click();
    await expect(dialog.getByText('Wybierz ocenę.')).toBeVisible();
    // The arrows lead from star to star.
    await dialog.getByRole('radio', { name: '1: Słaby' }).press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '2: Taki sobie' })).toBeChecked();
    await dialog.getByLabel('Co się sprawdziło, a co nie?').fill('<img src=x onerror=alert(1)> Nie dla mnie.');

    // What was written is there again after the window was closed, and after a reload.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Napisz opinię' }).click();
    await expect(dialog.getByLabel('Co się sprawdziło, a co nie?')).toHaveValue(/Nie dla mnie\.$/);
    await expect(dialog.getByRole('radio', { name: '2: Taki sobie' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Wyślij opinię' }).click();
    await expect(dialog.getByText('Dziękujemy. Opinia pojawi się po zatwierdzeniu.')).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('link', { name: 'Zobacz ją w „Moich opiniach”' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje opinie');
    await expect(page.getByText('Czeka na zatwierdzenie')).toBeVisible();
    await expect(page.getByText('<img src=x onerror=alert(1)> Nie dla mnie.')).toBeVisible();
    await expectAccessible(page);
  });
}

test('how reviews are verified, and what is said of the shop, have windows of their own', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}${SERUM.path}`);
  const dialog = page.getByRole('dialog');
  // Before the page is alive the words open in their place.
  await expect(async () => {
    await page.getByText('Jak weryfikujemy opinie').click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByRole('heading', { name: 'Jak weryfikujemy opinie' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Czytaj opinie o sklepie' }).click();
  await expect(dialog.getByRole('heading', { name: 'Opinie o sklepie' })).toBeVisible();
  const reviews = dialog.getByRole('list').last().getByRole('listitem');
  await expect(reviews).toHaveCount(5);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Pokaż kolejnych 5/ }).click();
  await expect(reviews).toHaveCount(10);
  await expect(reviews.nth(5)).toBeFocused();
});

test('one window gives way to another and comes back; the page behind them stays where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}${SERUM.path}`);
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('main').getByRole('button', { name: /^Wszystkie opinie/ });
  await opener.scrollIntoViewIfNeeded();
  await layOutWhole(page);
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  await expect(dialog.getByRole('heading', { name: `Opinie: ${SERUM.name}` })).toBeFocused();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2_000);
  await dialog.getByRole('button', { name: 'Jak weryfikujemy opinie' }).click();
  await expect(dialog.getByRole('heading', { name: 'Jak weryfikujemy opinie' })).toBeFocused();
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Wróć do opinii' }).click();
  await expect(dialog.getByRole('heading', { name: `Opinie: ${SERUM.name}` })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Opinie: ${SERUM.name}`)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(top);
});

test('reviews in the language of the page come first; others say which they are in, and are read in it', async ({
  page,
}) => {
  await page.goto(`${shop.storefrontUrl}/de/serum-mit-lein-und-vitamin-c`);
  const reviews = page.locator('li[id^="review-"]');
  await expect(reviews).toHaveCount(5);
  const languages = () =>
    reviews.evaluateAll((all) => all.map((review) => review.querySelector('[lang]')?.getAttribute('lang') ?? 'de'));
  const first = await languages();
  expect(first.slice(0, 3)).toEqual(['de', 'de', 'de']);
  expect(first.slice(3)).not.toContain('de');
  await expect(reviews.nth(0)).not.toContainText('Sprache:');
  await expect(reviews.nth(3)).toContainText('Sprache:');
  await expectAccessible(page);

  // What is loaded goes on where the page has ended, in the same order.
  await page.getByRole('button', { name: /weitere Bewertungen/ }).click();
  await expect(reviews).toHaveCount(10);
  const all = await languages();
  expect(all.slice(0, 5)).toEqual(first);
  expect(all.slice(5)).not.toContain('de');
  expect(new Set(await reviews.evaluateAll((each) => each.map(({ id }) => id))).size).toBe(10);
});
