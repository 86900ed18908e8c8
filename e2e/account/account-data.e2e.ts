import type { Page } from '@playwright/test';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Opens a page of the account and signs in there. */
async function signInAt(page: Page, path: string, email: string, password = PASSWORD) {
  await page.goto(shop.storefrontUrl + path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a customer changes name, e-mail and password, by keyboard, and signs in with the new ones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await aCustomer('Iga');
  const changed = `nowa-${email}`;
  await signInAt(page, '/account/profile', email);

  const change = (what: string) => page.getByRole('button', { name: `Zmień: ${what}` });
  /** What a section says of a change that ends other tokens, until it is opened again. */
  const savedIn = (what: string) =>
    page.getByRole('region', { name: what, exact: true }).getByText(/^Zapisano o\s.*Na innych urządzeniach/);
  await change('Twoje dane').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Imię')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Igusia');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Zapisano o\s/)).toBeVisible();
  await expect(change('Twoje dane')).toBeFocused();
  await expect(page.getByText('Igusia')).toBeVisible();

  await change('E-mail').press('Enter');
  await page.keyboard.type(changed);
  await page.getByLabel('Obecne hasło').fill('nie-to-haslo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Obecne hasło')).toBeFocused();
  await expect(page.getByLabel('Obecne hasło')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Obecne hasło').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(savedIn('E-mail')).toBeVisible();
  await expect(page.getByText(changed)).toBeVisible();
  await expect(page.getByText(/^Ten adres nie jest jeszcze potwierdzony/)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await change('Hasło').press('Enter');
  await page.keyboard.type(PASSWORD);
  await page.getByLabel('Nowe hasło').fill('mgla-nad-laka-8');
  await page.getByLabel('Powtórz hasło').fill('mgla-nad-laka-8');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(savedIn('Hasło')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Moje konto' }).getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/`);
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toContain('Igusia');
  expect(left).not.toContain(changed);
  await signInAt(page, '/account/profile', changed, 'mgla-nad-laka-8');
  await expect(page.getByText('Igusia')).toBeVisible();
});
