import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Placed, placeOrder } from '../support/an-order.ts';
import { linkInMail, mailTo } from '../support/mailbox.ts';
import { rememberInBrowser } from '../support/remember-in-browser.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const PASSWORD = 'len-kwitnie-w-maju-7';

/** Checks axe and horizontal overflow, on a phone and on a desktop. */
async function expectSoundOnEveryDevice(page: Page): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const anEmail = () => `${randomUUID()}@poczta.example`;

/** The browser has placed this order, as the checkout leaves it. */
async function rememberOrder(page: Page, { number, token }: Placed): Promise<void> {
  await rememberInBrowser(page, { latest_order: JSON.stringify({ number, token }) });
}

/** Begins to pay once more, as the order's client does; gives the provider's page. */
async function beginPayment({ number, token }: Placed, code: string): Promise<string> {
  const { retryPaymentUrl } = await aGuest().ask<{ retryPaymentUrl: { url: string } }>(
    `mutation ($number: String!, $token: String!, $code: String!) {
      retryPaymentUrl(order_id: $number, token: $token, payment_method: { code: $code }) { url } }`,
    { number, token, code },
  );
  return retryPaymentUrl.url;
}

test('a transfer: thanks with the account and its code, and a guest who becomes a customer', async ({ page }) => {
  test.slow();
  const email = anEmail();
  const order = await placeOrder({ email, quantity: 2 });
  await rememberOrder(page, order);
  const opened = await page.goto(`${shop.storefrontUrl}/thank-you`);
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(heading(page)).toHaveText(`Dziękujemy. Zamówienie ${order.number} przyjęte`);
  await expect(page.getByText(/^Czekamy na przelew do \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Kod QR do przelewu/ })).toBeVisible();
  await expect(page.getByText(`Potwierdzenie wysłaliśmy na ${email}.`)).toBeVisible();
  await expect(page.getByText(/Płatność potwierdzona/)).toHaveCount(0);
  await expectSoundOnEveryDevice(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopiuj: Numer konta' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Skopiowano' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{26}$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Załóż konto' }).press('Enter');
  await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Załóż konto' }).press('Enter');
  await expect(page.getByText(`Gotowe. Szczegóły konta wysłaliśmy na ${email}.`)).toBeFocused();
  await expectSoundOnEveryDevice(page);
  await mailTo(email, /witamy|potwierdź swój adres/i);

  await page.reload();
  await expect(heading(page)).toHaveText(`Dziękujemy. Zamówienie ${order.number} przyjęte`);
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveCount(0);
  const purchases = await page.evaluate(
    () => (window as unknown as { dataLayer?: { event: string }[] }).dataLayer?.length ?? 0,
  );
  expect(purchases).toBe(0);
  await page.getByRole('link', { name: 'Sprawdź status' }).press('Enter');
  await expect(heading(page)).toHaveText(`Zamówienie ${order.number}`);
});

test('a payment that the bank decides late is waited for, and thanked for once it is there', async ({
  page,
  context,
}) => {
  test.slow();
  const order = await placeOrder({ email: anEmail(), payment: 'przelewy24' });
  const bankPage = await beginPayment(order, 'przelewy24');
  await rememberOrder(page, order);
  await page.goto(`${shop.storefrontUrl}/payment-return?order=${order.number}`);
  await expect(page).toHaveURL(new RegExp(`/payment-verification\\?order=${order.number}$`));
  await expect(heading(page)).toHaveText('Sprawdzamy płatność');
  await expect(page.getByText(new RegExp(`^Zamówienie ${order.number}, \\d`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zapłać za zamówienie' })).toHaveCount(0);
  await expectSoundOnEveryDevice(page);

  const bank = await context.newPage();
  await bank.goto(bankPage);
  await bank.getByRole('button', { name: /^Zapłać / }).click();
  await expect(bank).toHaveURL(/\/(payment-verification|thank-you)/);
  await bank.close();
  await expect(heading(page)).toHaveText(`Dziękujemy. Zamówienie ${order.number} przyjęte`);
  await expect(page.getByText(/^Płatność potwierdzona\./)).toBeVisible();
  await expectSoundOnEveryDevice(page);
});

test('a payment that the bank refuses is told with its reason and paid again', async ({ page }) => {
  test.slow();
  const order = await placeOrder({ email: anEmail(), payment: 'przelewy24' });
  await rememberOrder(page, order);
  // Paynow, unlike Przelewy24, says that a payment was refused.
  await page.goto(await beginPayment(order, 'paynow_gateway'));
  await page.getByRole('button', { name: /^Odrzuć/ }).click();
  await expect(page).toHaveURL(/\/payment-error\/REJECTED$/);
  await expect(heading(page)).toHaveText('Błąd płatności');
  await expect(page.getByText('Brak autoryzacji lub transakcja anulowana przez użytkownika.')).toBeVisible();
  await expect(page.getByText(`Zamówienie ${order.number} czeka, produkty są odłożone.`)).toBeVisible();
  await page.getByRole('button', { name: 'Wybierz inną płatność' }).press('Enter');
  await expect(page.getByLabel('Kod BLIK')).toBeVisible();
  await expectSoundOnEveryDevice(page);

  // Back by the arrow of the browser: the cart is empty, and says what waits.
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(page.getByRole('heading', { name: `Zamówienie ${order.number} czeka na płatność` })).toBeVisible();
  await expectSoundOnEveryDevice(page);
  await page.getByRole('button', { name: 'Zapłać za zamówienie' }).press('Enter');
  await page.getByRole('button', { name: /^Zapłać / }).press('Enter');
  await expect(heading(page)).toHaveText(`Dziękujemy. Zamówienie ${order.number} przyjęte`);
  await page.goto(`${shop.storefrontUrl}/payment-error/REJECTED`);
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('BLIK with a code: a wrong one is told, a good one is waited for in a dialog', async ({ page }) => {
  test.slow();
  const order = await placeOrder({ email: anEmail(), payment: 'przelewy24' });
  await rememberOrder(page, order);
  await page.goto(`${shop.storefrontUrl}/payment-error/501`);
  await page.getByRole('button', { name: 'Wybierz inną płatność' }).click();
  const code = page.getByLabel('Kod BLIK');
  await code.fill('111 222');
  await page.getByRole('button', { name: 'Zapłać BLIKIEM' }).press('Enter');
  await expect(page.getByText(/^Kod BLIK jest błędny albo wygasł/)).toBeVisible();
  await expect(code).toHaveValue('');
  await code.fill('777123');
  await page.getByRole('button', { name: 'Zapłać BLIKIEM' }).press('Enter');
  await expect(heading(page)).toHaveText(`Dziękujemy. Zamówienie ${order.number} przyjęte`);
});

test('in another browser there is a neutral sentence and a form, which finds the order by what its mail says', async ({
  page,
}) => {
  test.slow();
  const email = anEmail();
  const { number } = await placeOrder({ email });
  for (const path of ['/thank-you', '/payment-error/501', `/payment-return?order=${number}`, '/order']) {
    await page.goto(shop.storefrontUrl + path);
    await expect(heading(page)).toHaveText('Pokażemy Twoje zamówienie');
    await expect(page.getByText(number)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Pokaż zamówienie' }).press('Enter');
  await expect(page.getByLabel('Numer zamówienia')).toBeFocused();
  await page.getByLabel('Numer zamówienia').fill(number);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nazwisko').fill('Inna');
  await page.getByRole('button', { name: 'Pokaż zamówienie' }).press('Enter');
  await expect(page.getByText(/^Nie znaleźliśmy zamówienia z\stymi danymi/)).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expectSoundOnEveryDevice(page);
  await page.getByLabel('Nazwisko').fill('łąkowska');
  await page.getByRole('button', { name: 'Pokaż zamówienie' }).press('Enter');
  await expect(heading(page)).toHaveText(`Zamówienie ${number}`);
  expect(page.url()).toBe(`${shop.storefrontUrl}/order`);
  // The link of the mail shows it as before.
  await page.goto(await linkInMail(email, '/order'));
  await expect(heading(page)).toHaveText(`Zamówienie ${number}`);
});
