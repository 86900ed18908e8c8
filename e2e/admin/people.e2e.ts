import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { aPerson, staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, enterAs, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('a person is added, may do what their role allows, and is signed out at once when disabled', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const name = `Ewa ${uniqueName()}`;
  const email = `${uniqueName()}@rosailen.example`;
  await signIn(page);
  await page.getByRole('link', { name: 'Ustawienia' }).click();
  await page.getByRole('link', { name: 'Ludzie' }).click();
  await page.getByRole('button', { name: 'Nowa osoba' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Imię i nazwisko').fill(name);
  await page.getByLabel('Rola').selectOption({ label: 'Wydawca' });
  await page.getByRole('button', { name: 'Wylosuj hasło' }).click();
  const password = await page.getByLabel('Hasło', { exact: true }).inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj osobę' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Wydawca');
  await expectAccessible(page);

  const theirs = await browser.newContext({ viewport: DESK });
  const adminPage = await theirs.newPage();
  await adminPage.goto(`${shop.registryUrl}/editor/`);
  await enterAs(adminPage, { email, password });
  await expect(adminPage.getByRole('link', { name: 'Promocje' })).toBeVisible();
  await expect(adminPage.getByRole('link', { name: 'Ustawienia' })).toHaveCount(0);
  await adminPage.goto(`${shop.registryUrl}/editor/people`);
  await expect(adminPage.getByText('To miejsce jest dla administratorów')).toBeVisible();

  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('switch', { name: 'Może się logować' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Wyłączone');

  await adminPage.getByRole('link', { name: 'Promocje' }).click();
  await expect(adminPage.getByRole('heading', { name: 'Sesja wygasła' })).toBeVisible();
  await theirs.close();
  expect(complaints).toEqual([]);
});

test('one’s own password is changed, and the old one no longer works', async ({ page, complaints }) => {
  const api = await staffApi();
  const person = await aPerson(api, 'editor');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await page.getByLabel('Obecne hasło').fill('nie-to-haslo-wcale');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('len-kwitnie-w-lipcu');
  await page.getByLabel('Powtórz nowe hasło').fill('len-kwitnie-w-lipcu');
  const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
  await dialog.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('To nie jest Twoje obecne hasło')).toBeVisible();
  await expectRefused(complaints, /^401 PUT \/staff\/session\/password/);
  await page.getByLabel('Obecne hasło').fill(person.password);
  await dialog.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło zmienione')).toBeVisible();

  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await enterAs(page, person);
  await expect(page.getByText('Nieprawidłowy e-mail lub hasło.')).toBeVisible();
  await expectRefused(complaints, /^401 POST \/staff\/session/);
  await page.getByLabel('Hasło', { exact: true }).fill('len-kwitnie-w-lipcu');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Strony/ })).toBeVisible();
});

test('the log of changes says who did what', async ({ page }) => {
  const api = await staffApi();
  await aPerson(api, 'viewer');
  await signIn(page);
  await page.getByRole('link', { name: 'Ustawienia' }).click();
  await page.getByRole('link', { name: 'Dziennik zmian' }).click();
  await page.getByRole('combobox', { name: 'Co' }).selectOption({ label: 'Nowa osoba' });
  const row = page.getByRole('row', { name: /Nowa osoba/ }).first();
  await expect(row).toContainText('Wykonano');
  await expect(page.getByRole('row', { name: /Logowanie/ })).toHaveCount(0);
  await expectAccessible(page);
});
