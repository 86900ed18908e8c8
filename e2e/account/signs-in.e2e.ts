import type { Page } from '@playwright/test';
import { rememberInBrowser } from '../support/remember-in-browser.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, aGuest, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const email = (page: Page) => page.getByLabel('E-mail');
const password = (page: Page) => page.getByLabel('Hasło', { exact: true });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });

async function signIn(page: Page, address: string, secret = PASSWORD) {
  await email(page).fill(address);
  await password(page).fill(secret);
  await password(page).press('Enter');
}

/** A guest's cart with a product, remembered by the browser. */
async function bring(page: Page, quantity: number) {
  const { createEmptyCart: id } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await aGuest().ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id, items: [{ sku: 'RL-SW-001-30', quantity }] },
  );
  await rememberInBrowser(page, { cart_id: id });
}

test('a guest signs in on a phone: the cart comes along, and every tab knows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email: address } = await aCustomer('Lena');
  await bring(page, 2);
  await page.goto(`${shop.storefrontUrl}/auth?return=/cart`);
  await expectAccessible(page);
  const other = await page.context().newPage();
  await other.goto(`${shop.storefrontUrl}/cart`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Koszyk (2\u00a0produkty)');

  // Wrong first: said at once, nothing is lost, and the focus is where it goes on.
  await signIn(page, address, 'nie-to-haslo-1');
  await expect(page.getByRole('alert')).toHaveText('E-mail lub hasło się nie zgadzają.');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveValue('nie-to-haslo-1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pokaż hasło' }).click();
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');

  await expect(page).toHaveURL(`${shop.storefrontUrl}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk (2\u00a0produkty)');
  await expect(cartLink(other)).toHaveAccessibleName('Koszyk, 2\u00a0produkty');

  // Both are the customer's now; the header leads to the account, and out of it.
  await other.goto(`${shop.storefrontUrl}/auth`);
  await expect(other).toHaveURL(`${shop.storefrontUrl}/account/profile`);
  await other.goto(`${shop.storefrontUrl}/o-nas`);
  await other.getByRole('banner').getByRole('link', { name: 'Moje konto' }).press('Enter');
  const menu = other.getByRole('dialog', { name: 'Moje konto' });
  await expect(menu.getByText(address)).toBeVisible();
  await expectAccessible(other);
  await menu.getByRole('button', { name: 'Wyloguj się' }).press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    '/auth?return=%2Fo-nas',
  );
  await expect(page.getByText('Logowanie wygasło. Zaloguj się, a\u00a0koszyk wróci.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('customer_token'), localStorage.getItem('cart_id')])).toEqual([
    null,
    null,
  ]);

  // The cart waits at the shop, and comes back where it was missed.
  await signIn(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk (2\u00a0produkty)');
});

test('what two carts hold is one cart, and is told', { tag: '@firefox' }, async ({ page }) => {
  const customer = await aCustomer('Ola');
  const { customerCart } = await customer.ask<{ customerCart: { id: string } }>('{ customerCart { id } }');
  await customer.ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id: customerCart.id, items: [{ sku: 'RL-LA-013-50', quantity: 1 }] },
  );
  await bring(page, 2);
  await page.goto(`${shop.storefrontUrl}/auth?return=/cart`);
  await signIn(page, customer.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk (3\u00a0produkty)');
  await expect(page.getByText('Dodaliśmy 2\u00a0produkty z\u00a0tego urządzenia.').first()).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Koszyk, 3\u00a0produkty');
});

test('a sign-in that the shop has ended elsewhere is gone here, without an error', async ({ page, complaints }) => {
  const customer = await aCustomer('Jan');
  await page.goto(`${shop.storefrontUrl}/auth`);
  await signIn(page, customer.email);
  // What the account asks for with the token would lead away by itself.
  await expect(page.getByText('Dzień dobry, Jan')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await customer.ask('mutation { revokeAllCustomerTokens { result } }');
  await page.goto(`${shop.storefrontUrl}/auth`);
  await expect(page.getByText('Logowanie wygasło. Zaloguj się jeszcze raz.')).toBeVisible();
  await expect(email(page)).toBeVisible();
  // The browser itself notes that the token was refused.
  expect(new Set(complaints.splice(0))).toEqual(new Set(['401 POST /graphql']));
});

test('a sign-in that ends in the middle of a checkout costs neither the goods nor a word', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await aCustomer('Maja');
  const { customerCart } = await customer.ask<{ customerCart: { id: string } }>('{ customerCart { id } }');
  await customer.ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id: customerCart.id, items: [{ sku: 'RL-LA-013-50', quantity: 2 }] },
  );
  await page.goto(`${shop.storefrontUrl}/auth?return=/checkout`);
  await signIn(page, customer.email);
  const street = page.getByRole('textbox', { name: 'Ulica i numer' });
  await expect(page.getByRole('textbox', { name: 'Imię' })).toHaveValue('Maja');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200');
  await street.fill('Lniana 7');
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).fill('16-030');
  await page.getByRole('textbox', { name: 'Miejscowość' }).fill('Supraśl');
  await page.getByRole('textbox', { name: 'Miejscowość' }).blur();
  await customer.ask('mutation { revokeAllCustomerTokens { result } }');
  await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Dokończ zamówienie' })).toBeFocused();
  await expect(
    page.getByText('Logowanie wygasło. Zaloguj się albo kup bez konta: wpisane dane zostały.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kup bez konta' }).click();
  await expect(street).toHaveValue('Lniana 7');
  await expect(page).toHaveURL(/\/checkout/);

  // Whoever signs in all the same has the things once.
  await page.getByText('Masz już konto? Zaloguj się').click();
  await page.locator('#checkout-sign-in-email').fill(customer.email);
  await page.locator('#checkout-sign-in-password').fill(PASSWORD);
  await page.locator('#checkout-sign-in-password').press('Enter');
  await expect(page.locator('#checkout-sign-in-email')).toHaveCount(0);
  await expect(street).toHaveValue('Lniana 7');
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk (2\u00a0produkty)');
  expect(new Set(complaints.splice(0))).toEqual(new Set(['401 POST /graphql']));
});
