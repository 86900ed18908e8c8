import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

/** The wrong password that the journey types once. */
const REFUSED = '401 POST /api/me/data-export';

test.afterEach(({ complaints }) => expect(complaints.filter((complaint) => complaint !== REFUSED)).toEqual([]));

test('a customer signs another device out, takes a copy of the data, and wants to go, and stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, ask } = await aCustomer('Kalina');
  await page.goto(`${shop.storefrontUrl}/account/security`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Bezpieczeństwo i dane' })).toBeVisible();
  await expect(page.getByText('To urządzenie')).toBeVisible();
  await expect(page.getByText(/^Chrome, /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Wyloguj: Nieznane urządzenie/ }).click();
  await expect(page.getByText('Wylogowano: Nieznane urządzenie.')).toBeVisible();
  await expect(ask('{ customer { email } }')).rejects.toThrow();

  await page.getByRole('button', { name: 'Pobierz kopię danych' }).press('Enter');
  await expect(page.getByLabel('Obecne hasło')).toBeFocused();
  await page.keyboard.type('nie-to-haslo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Obecne hasło')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Obecne hasło').fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^moje-dane-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(copy.profile).toMatchObject({ email, firstName: 'Kalina' });
  await expect(page.getByText(/^Plik został pobrany/)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Usuń konto' }).press('Enter');
  await page.getByLabel('Obecne hasło').fill(PASSWORD);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Konto zostanie usunięte/ })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Zachowaj konto' }).click();
  await expect(page.getByText('Konto zostaje. Cieszymy się!')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Usuń konto' })).toBeVisible();
});
