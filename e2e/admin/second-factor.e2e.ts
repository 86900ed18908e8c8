import { authenticatorCode } from '../support/authenticator.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aPerson, staffApi } from '../support/staff-api.ts';
import { DESK, enterAs, signIn } from '../support/workspace.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: DESK });

test('a second factor is set up, used on a phone and by keyboard, and reset by an administrator', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const api = await staffApi();
  const person = await aPerson(api, 'publisher');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Drugi składnik logowania' }).click();
  const dialog = page.getByRole('dialog', { name: 'Drugi składnik logowania' });
  await dialog.getByLabel('Obecne hasło').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await expect(dialog.getByLabel('Kod z aplikacji')).toBeFocused();
  await page.keyboard.type(authenticatorCode(secret, -1));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Mam je zapisane' }).click();
  await expect(page.getByText('Drugi składnik włączony')).toBeVisible();

  const theirs = await browser.newContext({ viewport: PHONE });
  const phone = await theirs.newPage();
  await phone.goto(`${shop.registryUrl}/editor/`);
  await enterAs(phone, person);
  const code = phone.getByLabel('Kod z aplikacji');
  await expect(code).toBeFocused();
  await expectAccessible(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await phone.keyboard.type('nie-ten-kod');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Nieprawidłowy albo już użyty kod')).toBeVisible();
  await code.fill(recovery);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { level: 1, name: /^Strony/ })).toBeVisible();
  await theirs.close();

  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await signIn(page);
  await page.goto(`${shop.registryUrl}/editor/people`);
  await page
    .getByRole('row', { name: new RegExp(person.email) })
    .getByRole('button', { name: /^Czynności/ })
    .click();
  await page.getByRole('menuitem', { name: 'Wyłącz drugi składnik' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyłącz drugi składnik' }).click();
  await expect(page.getByText(/^Wyłączono drugi składnik/)).toBeVisible();
  await page.getByRole('button', { name: 'Wymagaj drugiego składnika' }).click();
  await expect(page.getByRole('switch', { name: 'Administrator' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await signIn(page, person);
  expect(complaints).toEqual([]);
});
