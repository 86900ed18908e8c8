import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { refuseCookies } from '../support/cookie-choice.ts';
import { rememberInBrowser } from '../support/remember-in-browser.ts';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { aGuest, PASSWORD } from '../support/shopper-api.ts';

// A provider is loaded by the first who asks for it, which takes a while where much else is done.
test.beforeAll(() => fetch(`${shop.registryUrl}/sso/redirect/google`));
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const google = (page: Page) => page.getByRole('button', { name: 'Zaloguj się przez Google' });
const facebook = (page: Page) => page.getByRole('button', { name: 'Zaloguj się przez Facebook' });
const chooseAs = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
const agree = (page: Page) => page.getByRole('checkbox', { name: /^Akceptuję regulamin/ }).check();
const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sso.')));

/** Answers with which the shop asks something; the browser notes them as failures. */
const ASKS = /^4(00|09|22) GET \/api\/sso\/callback\//;

// One story: the demo's people have one account each, which is there from then on.
test('a new person signs in with Google: consents first, then at once, and a code works no second time', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}/auth?return=/o-nas`);
  await expect(google(page)).toBeEnabled();
  await expectAccessible(page);

  // Changing one's mind at the provider costs nothing.
  await google(page).click();
  await chooseAs(page, 'Anuluj');
  await expect(page.getByText(/^Logowanie przez Google zostało przerwane/)).toBeVisible();
  await expectRefused(complaints, ASKS);

  const callback = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/sso');
  await google(page).click();
  await chooseAs(page, 'Anna Nowak');
  const returned = (await callback).url();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeszcze jeden krok');
  await expectRefused(complaints, ASKS);
  await expect(page).toHaveURL(`${shop.storefrontUrl}/auth/consents`);
  await expectAccessible(page);
  await agree(page);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/o-nas`);
  expect(await stored(page)).toEqual([]);

  // The same address once more: nothing is done with it, and nothing of it is kept.
  await page.goto(returned);
  await expect(page.getByText(/^Nie ma tu niczego do dokończenia/)).toBeVisible();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/auth/sso`);

  // Somebody else's browser, with a marker that it made up: the state was not begun there.
  const stranger = await page.context().browser()?.newContext({ locale: 'pl-PL' });
  const strange = await stranger?.newPage();
  if (!strange) throw new Error('The browser opens no second profile.');
  await refuseCookies(strange);
  await strange.goto(`${shop.storefrontUrl}/auth`);
  await strange.evaluate(() => {
    sessionStorage.setItem('sso.provider', 'google');
    sessionStorage.setItem('sso.source', JSON.stringify({ from: 'auth', returnTo: '//example.com' }));
  });
  await strange.goto(returned);
  await expect(strange.getByText(/^To logowanie trwało za długo/)).toBeVisible();
  await expect(strange).toHaveURL(`${shop.storefrontUrl}/auth`);
  expect(await strange.evaluate(() => localStorage.getItem('customer_token'))).toBeNull();
  // The person is known now: no question, and the profile is where one arrives.
  await google(strange).click();
  await chooseAs(strange, 'Anna Nowak');
  await expect(strange).toHaveURL(`${shop.storefrontUrl}/account/profile`);
  await stranger?.close();
});

test('from the checkout one comes back to it, with an e-mail to fill in and what was typed', async ({
  page,
  complaints,
}) => {
  const { createEmptyCart: id } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await aGuest().ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id, items: [{ sku: 'RL-SW-001-30', quantity: 1 }] },
  );
  await rememberInBrowser(page, { cart_id: id });
  await page.goto(`${shop.storefrontUrl}/checkout`);
  await page.getByRole('textbox', { name: 'Imię' }).fill('Marek');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('600 100 200');
  await expectAccessible(page);
  await facebook(page).click();
  await chooseAs(page, 'Marek Wiśniewski');
  await expect(page).toHaveURL(`${shop.storefrontUrl}/checkout?step=1`);
  const question = page.getByRole('heading', { name: 'Jeszcze jeden krok' });
  await expect(question).toBeVisible();
  await expectRefused(complaints, ASKS);
  await expectAccessible(page);
  const email = `${randomUUID()}@poczta.example`;
  const asked = page.locator('section').filter({ has: question });
  await asked.getByLabel('E-mail').fill(email);
  await agree(page);
  await asked.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(`${shop.storefrontUrl}/checkout?step=1`);
  // A customer's e-mail is that of the account: there is nothing to type, and nobody to sign in.
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  await expect(facebook(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('600 100 200');
});

test('an account that exists is linked once its owner has signed in to it', async ({ page, complaints }) => {
  const email = 'piotr.zielinski@poczta.example';
  await aGuest().ask(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { email, password: PASSWORD, firstname: 'Piotr', lastname: 'Zieliński', accepted_terms: true } },
  );
  await page.goto(`${shop.storefrontUrl}/auth/sign-up`);
  await page.getByRole('button', { name: 'Załóż konto przez Google' }).click();
  await chooseAs(page, 'Piotr Zieliński');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masz już u\u00a0nas konto');
  await expectRefused(complaints, ASKS);
  await expectAccessible(page);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/account/profile`);

  // In a window beside the page, by the site's setting: the page goes on with what the window reports. The account
  // would lead away by itself whoever is signed out there.
  await page.goto(shop.storefrontUrl);
  await page.evaluate(() => localStorage.removeItem('customer_token'));
  await page.route('**/api/sso/providers', async (route) =>
    route.fulfill({ json: { providers: ['google'], opensIn: 'window', isBackOffice: false } }),
  );
  await page.goto(`${shop.storefrontUrl}/auth`);
  const opening = page.waitForEvent('popup');
  await google(page).click();
  const beside = await opening;
  await chooseAs(beside, 'Piotr Zieliński');
  await expect(page).toHaveURL(`${shop.storefrontUrl}/account/profile`);
  await expect.poll(() => beside.isClosed()).toBe(true);
});

test('addresses on the way of a sign-in lead back to its beginning for whoever has not set out', async ({ page }) => {
  // No marker: nothing is done, and nothing is kept of what came along.
  await page.goto(`${shop.storefrontUrl}/auth/sso?code=abc&state=def`);
  await expect(page.getByText(/^Nie ma tu niczego do dokończenia/)).toBeVisible();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/auth/sso`);
  expect(await stored(page)).toEqual([]);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/auth`);

  for (const path of ['/sso-middleware', '/auth/consents']) {
    await page.goto(shop.storefrontUrl + path);
    await expect(page).toHaveURL(`${shop.storefrontUrl}/auth`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  // A marker without where it began.
  await page.evaluate(() => sessionStorage.setItem('sso.provider', 'google'));
  await page.goto(`${shop.storefrontUrl}/auth/sso?code=abc&state=def`);
  await expect(page).toHaveURL(`${shop.storefrontUrl}/auth`);
  expect(await stored(page)).toEqual([]);
});

test('a shop that fails on the way back forgets it, and says so where one can begin anew', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/sso/callback/**', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.goto(`${shop.storefrontUrl}/auth`);
  await google(page).click();
  await chooseAs(page, 'Anna Nowak');
  await expect(page).toHaveURL(`${shop.storefrontUrl}/auth`);
  await expect(page.getByText(/^Nie udało się zalogować przez Google/)).toBeVisible();
  expect(await stored(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('customer_token'))).toBeNull();
  await expectRefused(complaints, /^500 GET \/api\/sso\/callback\//);
  await expect(google(page)).toBeEnabled();
});
