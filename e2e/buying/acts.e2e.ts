import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkInMail, mailTo } from '../support/mailbox.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const SELLER = 'pomoc@rosailen.example';
const SUMMARY = 'Upss... Sprawdź formularz';

/** The form is checked by the page itself, not by the browser. */
const expectScripted = (page: Page, button: string) =>
  expect
    .poll(() => page.getByRole('button', { name: button }).evaluate((element) => element.closest('form')?.noValidate))
    .toBe(true);

test('the newsletter of the home page is asked for, and confirmed by the link of its mail', async ({ page }) => {
  const email = `${randomUUID()}@poczta.example`;
  await page.goto(shop.storefrontUrl);
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await expectScripted(page, 'Zapisz się');
  await form.getByLabel('Adres e-mail').fill(email);
  await form.getByRole('button', { name: 'Zapisz się' }).click();
  const summary = page.getByRole('region', { name: SUMMARY });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Błąd: /);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Zgoda na politykę prywatności jest wymagana.' }).click();
  const consent = form.getByRole('checkbox');
  await expect(consent).toBeFocused();
  await consent.check();
  await expect(page).not.toHaveTitle(/^Błąd: /);
  await form.getByRole('button', { name: 'Zapisz się' }).click();
  const done = new RegExp(`^Prawie gotowe\\. .* ${email}\\.$`);
  await expect(form.getByText(done)).toBeVisible();
  await expect(page.locator('#announcements')).toHaveText(done);
  await expect(page.getByRole('region', { name: 'Komunikaty' }).getByText(done)).toBeVisible();
  await expectAccessible(page);
  await page.goto(await linkInMail(email, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapis potwierdzony');
});

for (const [name, width] of [
  ['a phone', 390],
  ['a desktop', 1440],
] as const) {
  test(`a message of the contact form arrives in the shop’s mailbox, from ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const sender = `Anna ${randomUUID()}`;
    await page.goto(`${shop.storefrontUrl}/kontakt`);
    await expectAccessible(page);
    await expectScripted(page, 'Wyślij wiadomość');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByRole('region', { name: SUMMARY }).getByRole('link')).toHaveCount(5);
    await page.getByLabel('Imię').fill(sender);
    await page.getByLabel('Adres e-mail').fill('anna@poczta.example');
    await page.getByLabel('Temat').selectOption('Zamówienie i dostawa');
    await page.getByLabel('Numer zamówienia').fill('000123');
    await page.getByRole('textbox', { name: 'Wiadomość' }).fill('Kiedy wróci krem Świt?');
    await page.getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: SUMMARY })).toHaveCount(0);
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByRole('main').getByText(/^Wiadomość wysłana\./)).toBeVisible();
    await expectAccessible(page);
    const { subject, text } = await mailTo(SELLER, new RegExp(sender));
    expect(subject).toContain('Zamówienie i dostawa');
    expect(text).toContain('000123');
    expect(text).toContain('Kiedy wróci krem Świt?');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms are posted, and answered with a page that keeps what was typed', async ({ page, complaints }) => {
    const sender = `Ewa ${randomUUID()}`;
    await page.goto(`${shop.storefrontUrl}/kontakt`);
    await page.getByLabel('Imię').fill(sender);
    await page.getByLabel('Adres e-mail').fill('ewa@nigdzie');
    await page.getByLabel('Temat').selectOption('Coś innego');
    await page.getByRole('textbox', { name: 'Wiadomość' }).fill('Bez skryptu.');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUMMARY);
    await expect(page.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue('Bez skryptu.');
    expect(complaints.splice(0)).toEqual(['422 POST /contact-form/send']);
    await page.getByLabel('Adres e-mail').fill('ewa@poczta.example');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiadomość wysłana');
    const { subject } = await mailTo(SELLER, new RegExp(sender));
    expect(subject).toContain('Coś innego');
  });
});

test('the header counts the pieces of the cart that a visitor comes back with, in every tab', async ({ page }) => {
  const { createEmptyCart: id } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  const add = (quantity: number) =>
    aGuest().ask(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
      { id, items: [{ sku: 'RL-SW-001-30', quantity }] },
    );
  await add(2);
  await page.goto(shop.storefrontUrl);
  await expect(page.getByRole('link', { name: 'Koszyk', exact: true })).toBeVisible();
  await page.evaluate((cartId) => localStorage.setItem('cart_id', cartId), id);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Koszyk, 2\u00a0produkty' })).toBeVisible();
  await expectAccessible(page);
  const other = await page.context().newPage();
  await add(1);
  await other.goto(`${shop.storefrontUrl}/kontakt`);
  await expect(other.getByRole('link', { name: 'Koszyk, 3\u00a0produkty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Koszyk, 3\u00a0produkty' })).toBeVisible();
});

test('what buying here brings stands under the header of every page', async ({ page, complaints }) => {
  for (const path of ['/', '/kontakt', '/nie-ma-takiej']) {
    await page.goto(shop.storefrontUrl + path);
    const benefits = page.getByRole('list', { name: 'Korzyści' }).getByRole('listitem');
    await expect(benefits).toHaveText([
      'Darmowa dostawa od 99\u00a0zł',
      '14 dni na zwrot',
      'Wysyłka w 1–2 dni robocze',
    ]);
  }
  expect(complaints.splice(0)).toEqual(['404 GET /nie-ma-takiej']);
});
