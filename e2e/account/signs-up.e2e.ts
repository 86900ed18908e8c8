import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterOn, tabTo, writeIn } from '../support/keyboard.ts';
import { mailTo } from '../support/mailbox.ts';
import { rememberInBrowser } from '../support/remember-in-browser.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, aGuest, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const summary = (page: Page) => page.getByRole('region', { name: 'Upss... Sprawdź formularz' });
const terms = (page: Page) => page.getByRole('checkbox', { name: /^Akceptuję regulamin/ });

/** A guest's cart with a product, remembered by the browser. */
async function bring(page: Page) {
  const { createEmptyCart: id } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await aGuest().ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id, items: [{ sku: 'RL-SW-001-30', quantity: 2 }] },
  );
  await rememberInBrowser(page, { cart_id: id });
}

test('a guest with a cart opens an account on a phone, and goes on where they were', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${randomUUID()}@poczta.example`;
  await bring(page);
  await page.goto(`${shop.storefrontUrl}/auth?return=/cart`);
  await page.getByRole('tab', { name: 'Rejestracja' }).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/auth/sign-up?return=/cart`);
  await expect(page).toHaveTitle(/^Rejestracja/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Błąd: Rejestracja/);
  await expectAccessible(page);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Imię').fill('Lena');
  await field(page, 'Nazwisko').fill('Różana');
  await field(page, 'Hasło').fill(PASSWORD);
  await field(page, 'Powtórz hasło').fill(PASSWORD);
  await terms(page).check();
  await expect(summary(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click();

  await expect(page).toHaveURL(`${shop.storefrontUrl}/cart`);
  await expect(title(page)).toHaveText('Koszyk (2\u00a0produkty)');
  await page.goto(`${shop.storefrontUrl}/account`);
  await expect(page.getByText('Dzień dobry, Lena')).toBeVisible();
  await mailTo(email, /^Witamy w naszym sklepie/);
});

test('by keyboard, with phone, birthday and address: the welcome greets, the address waits in the account', async ({
  page,
}) => {
  const email = `${randomUUID()}@poczta.example`;
  await page.goto(`${shop.storefrontUrl}/auth`);
  const tabs = page.getByRole('tablist');
  await tabTo(page, tabs.getByRole('tab', { name: 'Logowanie' }));
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Rejestracja' })).toBeFocused();
  await writeIn(page, field(page, 'E-mail'), email);
  await writeIn(page, field(page, 'Imię'), 'Ola');
  await writeIn(page, field(page, 'Nazwisko'), 'Wilk');
  await writeIn(page, field(page, 'Hasło'), PASSWORD);
  await writeIn(page, field(page, 'Powtórz hasło'), PASSWORD);
  await enterOn(page, page.getByText('Dodaj telefon, datę urodzenia albo adres (opcjonalnie)'));
  await writeIn(page, field(page, 'Telefon (opcjonalnie)'), '600100200');
  await writeIn(page, field(page, 'Dzień'), '31');
  await writeIn(page, field(page, 'Miesiąc'), '4');
  await writeIn(page, field(page, 'Rok'), '1990');
  await writeIn(page, field(page, 'Ulica i numer'), 'Lniana 7');
  await expect(page.getByText('Sprawdź dzień: kwiecień ma 30 dni.')).toBeVisible();
  await expect(field(page, 'Telefon (opcjonalnie)')).toHaveValue('600 100 200');
  await tabTo(page, field(page, 'Dzień'), 'Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30');
  await expect(page.getByText('Sprawdź dzień')).toHaveCount(0);
  await writeIn(page, field(page, 'Kod pocztowy'), '16-030');
  await writeIn(page, field(page, 'Miejscowość'), 'Supraśl');
  await expectAccessible(page);
  await tabTo(page, terms(page));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${shop.storefrontUrl}/signup-welcome`);
  await expect(title(page)).toHaveText('Witaj, Ola!');
  await expectAccessible(page);
  const token = await page.evaluate(() => localStorage.getItem('customer_token'));
  const answer = await page.request.post(`${shop.storefrontUrl}/graphql`, {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ customer { date_of_birth telephone addresses { street city default_shipping } } }' },
  });
  expect(((await answer.json()) as { data: { customer: object } }).data.customer).toMatchObject({
    date_of_birth: '1990-04-30',
    telephone: '+48600100200',
    addresses: [{ street: ['Lniana 7'], city: 'Supraśl', default_shipping: true }],
  });
});

test('an e-mail that has an account leads to signing in with it; nothing leads out of the shop', async ({ page }) => {
  const { email } = await aCustomer('Jan');
  await page.goto(`${shop.storefrontUrl}/auth/sign-up?return=${encodeURIComponent('//example.com/')}`);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Imię').fill('Jan');
  await field(page, 'Nazwisko').fill('a'.repeat(10_000));
  await field(page, 'Hasło').fill(PASSWORD);
  await field(page, 'Powtórz hasło').fill(PASSWORD);
  await terms(page).check();
  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click();
  await expect(summary(page).getByRole('link')).toHaveText(['To za dużo znaków, zmieści się 100.']);
  await field(page, 'Imię').fill('Jan');
  await field(page, 'Nazwisko').fill('Wilk');
  await page.getByRole('button', { name: 'Załóż konto', exact: true }).click();
  await expect(summary(page).getByRole('link')).toHaveText(['Podany email jest zajęty']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zaloguj się na ten adres' }).click();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Hasło', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/account`);
});
