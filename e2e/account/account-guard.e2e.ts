import type { Page } from '@playwright/test';
import { refuseCookies } from '../support/cookie-choice.ts';
import { rememberInBrowser } from '../support/remember-in-browser.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Every address that shows something to whoever is signed in alone. */
const ROUTES = [
  '/account',
  '/account/profile',
  '/account/orders',
  '/account/order/000000001',
  '/account/favourites',
  '/account/addresses-billings',
  '/account/benefits-programs',
  '/account/reviews',
  '/account/security',
  '/account/newsletter',
] as const;

const NOT_AUTHORIZED = 'Strona wymaga autoryzacji. Zaloguj się aby kontynuować.';

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** The navigation of the account, which is there for whoever is signed in. */
const signOutButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Moje konto' }).getByRole('button', { name: 'Wyloguj się' });

test('every page of the account asks a guest to sign in, at its own address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of ROUTES) {
    await page.goto(shop.storefrontUrl + route);
    await expect(page.getByRole('alert').filter({ hasText: NOT_AUTHORIZED })).toBeVisible();
    await expect(page.getByLabel('Hasło', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(shop.storefrontUrl + route);
    await expect(signOutButton(page)).toHaveCount(0);
  }
  await expectAccessible(page);
  const { email } = await aCustomer('Lena');
  await signIn(page, email);
  await expect(page.getByText('Nie dostajesz newslettera.')).toBeVisible();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/account/newsletter`);
  // The form that held it is gone.
  await expect(page.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeFocused();
});

test('a token that the shop has ended leads from every page of the account to signing in, and back there', async ({
  page,
  complaints,
}) => {
  for (const route of ROUTES) {
    // Nothing asks about the token before the page of the account does.
    await rememberInBrowser(page, { customer_token: 'x'.repeat(32) });
    await page.goto(shop.storefrontUrl + route);
    await expect(page).toHaveURL(`${shop.storefrontUrl}/auth?return=${encodeURIComponent(route)}`);
    expect(await page.evaluate(() => localStorage.getItem('customer_token'))).toBeNull();
  }
  const { email } = await aCustomer('Lena');
  await signIn(page, email);
  await expect(page).toHaveURL(`${shop.storefrontUrl}${ROUTES.at(-1)}`);
  // The browser itself notes that the token was refused.
  const others = complaints.splice(0).filter((complaint) => !/^401 (POST \/graphql|GET \/api\/me\/)/.test(complaint));
  expect(others).toEqual([]);
});

test('while the token is checked it says Loading..., and shows nothing of anybody', async ({ page }) => {
  const { email } = await aCustomer('Lena');
  await page.goto(`${shop.storefrontUrl}/account`);
  await signIn(page, email);
  await expect(page.getByText('Dzień dobry, Lena')).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.storefrontUrl}/account/benefits-programs`);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kameleon' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('region', { name: 'Kameleon' })).toBeVisible();
});

test('whoever signs out on a page of the account goes home, and leaves nothing to who comes next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first, second] = await Promise.all([aCustomer('Aurelia'), aCustomer('Bogna')]);
  await first.ask('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
    input: {
      firstname: 'Aurelia',
      lastname: 'Wilk',
      street: ['Tajemna 7'],
      postcode: '90-001',
      city: 'Łódź',
      country_code: 'PL',
      telephone: '601234567',
      default_shipping: true,
    },
  });
  await page.goto(`${shop.storefrontUrl}/account/addresses-billings`);
  await signIn(page, first.email);
  await expect(page.getByText('Tajemna 7')).toBeVisible();
  await page.goto(`${shop.storefrontUrl}/account/newsletter`);
  await expect(page.getByText('Nie dostajesz newslettera.')).toBeVisible();
  await page.goto(`${shop.storefrontUrl}/account/profile`);
  await expect(page.getByText(first.email)).toBeVisible();
  await signOutButton(page).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/`);

  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    );
    const requests = caches.flat().map(({ url }) => url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, requests]);
  });
  for (const secret of ['Aurelia', first.email, 'Tajemna', '/account', '601234567', '601 234 567']) {
    expect(kept).not.toContain(secret);
  }

  // Back through the pages that were hers: each asks to sign in, as it would anybody.
  for (const path of ['newsletter', 'addresses-billings']) {
    await page.goBack();
    await expect(page).toHaveURL(`${shop.storefrontUrl}/account/${path}`);
    await expect(page.getByText(NOT_AUTHORIZED)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Tajemna|Aurelia/);
  }
  await signIn(page, second.email);
  await expect(page.getByText(/^Nie masz jeszcze zapisanego adresu/)).toBeVisible();
  await page.goForward();
  await expect(
    page.getByText(`Nowości, poradniki i\u00a0oferty na adres ${second.email}`, { exact: false }),
  ).toBeVisible();
  await expect(page.locator('body')).not.toContainText(first.email);
});

test('a page of the account that the browser keeps whole is not shown to whoever goes back to it', async ({
  playwright,
  launchOptions,
}) => {
  const { email } = await aCustomer('Aurelia');
  // Driven browsers keep no pages, unless they are told to.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ locale: 'pl-PL' });
  await refuseCookies(page);
  await page.addInitScript(() => {
    window.addEventListener('pagehide', ({ persisted }) => {
      const { hidden } = document.documentElement;
      sessionStorage.setItem(`left ${location.pathname}`, `kept: ${persisted}, hidden: ${hidden}`);
    });
  });
  await page.goto(`${shop.storefrontUrl}/account/profile`);
  await signIn(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(`${shop.storefrontUrl}/o-nas`);
  await page.evaluate(() => localStorage.removeItem('customer_token'));
  await page.goBack();
  await expect(page.getByText(NOT_AUTHORIZED)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(email);
  const left = await page.evaluate(() => sessionStorage.getItem('left /account/profile'));
  expect(['kept: false, hidden: false', 'kept: true, hidden: true']).toContain(left);
  await browser.close();
});
