import type { Page } from '@playwright/test';
import { storageKeys } from '../../storefront/src/storage-keys.ts';
import { expect, expectAlive, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const MARKUP = '<img src=x onerror="window.hasRun=true">';

/** Nothing of what somebody has put there was run. */
const expectNothingRun = async (page: Page) =>
  expect(await page.evaluate(() => 'hasRun' in window || document.querySelector('img[src="x"]') !== null)).toBe(false);

/** Pages that read what the browser has stored. */
const READERS = [
  '/',
  '/serum-z-lnem-i-witamina-c',
  '/results?q=krem',
  '/cart',
  '/my-wishlist',
  '/auth',
  '/auth/sso',
  '/auth/consents',
  '/account',
  '/account/orders',
  '/order',
  '/thank-you',
  '/payment-verification',
  '/payment-error',
  '/manage-cookies',
] as const;

for (const [what, value] of [
  ['markup', MARKUP],
  ['JSON of another form', JSON.stringify({ id: MARKUP, items: [{ sku: MARKUP }], number: MARKUP, phrase: [MARKUP] })],
  ['ten thousand signs', 'x'.repeat(10_000)],
] as const) {
  test(`whatever lies in storage and cookies, pages open and run nothing of it: ${what}`, async ({ page, context }) => {
    test.slow();
    // Another version would empty the storage; that the question about cookies is answered, tests rely on.
    const spared: readonly string[] = [storageKeys.appVersion, storageKeys.cookieConsent];
    const kept = Object.values(storageKeys).filter((key) => !spared.includes(key));
    const cookie = encodeURIComponent(value).slice(0, 3_000);
    for (const path of READERS) {
      // Pages mend what they find.
      await page.goto(`${shop.storefrontUrl}/regulamin`);
      await page.evaluate(
        ([keys, text]) => {
          for (const storage of [localStorage, sessionStorage]) for (const key of keys) storage.setItem(key, text);
        },
        [kept, value] as const,
      );
      await context.addCookies(
        ['x-session', 'customer_token'].map((name) => ({ name, value: cookie, url: shop.storefrontUrl })),
      );
      await page.goto(shop.storefrontUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNothingRun(page);
    }
  });
}

/** As they stand in an address. Each would leave the shop, or run something, if it were followed as it is. */
const OUT_OF_THE_SHOP = [
  '//evil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '/\\evil.example',
  '%5C%5Cevil.example',
  '/%09/evil.example',
  'https://evil.example/account',
  'javascript:window.hasRun=true',
  'javascript%3Awindow.hasRun%3Dtrue',
] as const;

test('a return address never leads out of the shop', async ({ page }) => {
  const { email } = await aCustomer('Lena');
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.storefrontUrl)) left.push(request.url());
  });
  for (const [index, target] of OUT_OF_THE_SHOP.entries()) {
    await page.goto(`${shop.storefrontUrl}/auth?return=${target}`);
    if (index === 0) {
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
    }
    // Whoever has just signed in goes to the account, whoever comes signed in to the profile.
    await expect(page).toHaveURL(`${shop.storefrontUrl}${index === 0 ? '/account' : '/account/profile'}`);
    await expectNothingRun(page);
  }
  expect(left).toEqual([]);
});

test('markup in addresses, names of lists and phrases is text wherever it is shown', async ({ page }) => {
  const { email, ask } = await aCustomer('Lena');
  await ask('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
    input: {
      firstname: 'Lena',
      lastname: MARKUP,
      company: MARKUP,
      vat_id: '8567346215',
      street: [MARKUP],
      postcode: '90-001',
      city: MARKUP,
      country_code: 'PL',
      telephone: '601234567',
      default_shipping: true,
    },
  });
  await ask(
    'mutation ($name: String!) { createWishlist(input: { name: $name, visibility: PUBLIC }) { wishlist { id } } }',
    {
      name: MARKUP,
    },
  );
  await page.goto(`${shop.storefrontUrl}/account/addresses-billings`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await expectNothingRun(page);
  await page.goto(`${shop.storefrontUrl}/account/favourites`);
  await expect(page.getByText(MARKUP).first()).toBeVisible();
  await expectNothingRun(page);

  await page.goto(`${shop.storefrontUrl}/results?q=${encodeURIComponent(MARKUP)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MARKUP);
  await expectNothingRun(page);
  await expectAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Szukaj w sklepie' }).click();
  await expect(page.getByRole('group', { name: 'Ostatnio szukane' })).toContainText(MARKUP);
  await page.getByRole('combobox').fill(MARKUP);
  await expect(page.getByRole('option', { name: `Pokaż wszystkie wyniki dla „${MARKUP}”` })).toBeVisible();
  await expectNothingRun(page);
});
