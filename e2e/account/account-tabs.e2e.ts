import type { Page } from '@playwright/test';
import { linkInMail } from '../support/mailbox.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Opens a page of the account and signs in there, where it stands. */
async function signInAt(page: Page, path: string, email: string) {
  await page.goto(shop.storefrontUrl + path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

async function typeAddress(page: Page, street: string, postcode: string, city: string) {
  await page.getByLabel('Telefon').fill('601234567');
  await page.getByLabel('Ulica i numer').fill(street);
  await page.getByLabel('Kod pocztowy').fill(postcode);
  await page.getByLabel('Miejscowość').fill(city);
}

test('a customer keeps addresses and invoice data; a default that is deleted goes to another, and comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await aCustomer('Hanna');
  await signInAt(page, '/account/addresses-billings', email);
  await expect(page.getByText(/^Nie masz jeszcze zapisanego adresu/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Dodaj adres' }).press('Enter');
  await expect(page.getByLabel('Imię')).toBeFocused();
  await typeAddress(page, 'Lipowa 5/3', '0267', 'Warszawa');
  await page.getByLabel('Domyślny adres dostawy').check();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByLabel('Kod pocztowy')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Kod pocztowy').fill('02-677');
  await page.keyboard.press('Enter');
  const home = page.getByRole('article', { name: 'Hanna Wilk, Lipowa 5/3, 02-677 Warszawa' });
  await expect(home.getByText('Domyślny adres dostawy', { exact: true })).toBeVisible();
  await expect(home.getByRole('button', { name: /^Zmień:/ })).toBeFocused();

  await page.getByRole('button', { name: 'Dodaj adres' }).click();
  await typeAddress(page, 'Polna 2', '90-001', 'Łódź');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  const cottage = page.getByRole('article', { name: 'Hanna Wilk, Polna 2, 90-001 Łódź' });
  await expect(cottage).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj dane do faktury' }).click();
  await page.getByLabel('Nazwa firmy').fill('Len i Róża sp. z o.o.');
  await page.getByLabel('NIP').fill('123-456-78-90');
  await typeAddress(page, 'Lipowa 5/3', '02-677', 'Warszawa');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Ten NIP nie przechodzi kontroli. Sprawdź kolejność cyfr.')).toBeVisible();
  await page.getByLabel('NIP').fill('856-734-62-15');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('region', { name: 'Dane do faktury' }).getByText('NIP 856-734-62-15')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await home.getByRole('button', { name: /^Usuń:/ }).click();
  await expect(
    page.getByText(/^Usunięto: Hanna Wilk, Lipowa.*Domyślny adres dostawy to teraz: Hanna Wilk, Polna 2/),
  ).toBeVisible();
  await expect(cottage.getByText('Domyślny adres dostawy', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cofnij: Hanna Wilk, Lipowa/ }).press('Enter');
  await expect(home.getByText('Domyślny adres dostawy', { exact: true })).toBeVisible();
  await page.reload();
  await expect(home.getByText('Domyślny adres dostawy', { exact: true })).toBeVisible();
  await expect(cottage.getByText('Domyślny adres dostawy', { exact: true })).toHaveCount(0);
});

test('the newsletter waits for the link in the mail and is ended; text messages are agreed to apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await aCustomer('Iga');
  await signInAt(page, '/account/newsletter', email);
  await expect(page.getByText('Nie dostajesz newslettera.')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz się' }).click();
  await expect(page.getByText('Zgoda na politykę prywatności jest wymagana.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zapisz się' }).press('Enter');
  await expect(
    page.getByText(/^Czeka na potwierdzenie: kliknij link z wiadomości z \d\d\.\d\d\.\d{4}\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
  await expect(page.getByText(/^Wiadomość poszła przed chwilą/)).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Telefon').fill('600 100 200');
  await page.getByRole('button', { name: 'Zgadzam się na SMS-y' }).click();
  await expect(page.getByText(/^Oferty wysyłamy też SMS-em/)).toBeVisible();

  await page.goto(await linkInMail(email, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapis potwierdzony');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.storefrontUrl}/account/newsletter`);
  await expect(page.getByText(`Dostajesz newsletter na ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wypisz się', exact: true }).click();
  await expect(page.getByText('Newsletter nie będzie już przychodził.')).toBeFocused();
  await expect(page.getByText(/^Oferty wysyłamy też SMS-em/)).toBeVisible();
  await page.getByRole('button', { name: 'Wycofaj zgodę na SMS-y' }).click();
  await expect(page.getByText('Nie wysyłamy Ci ofert SMS-em.')).toBeVisible();
});

test('programs are joined and left; friends and family wait for the shop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await aCustomer('Ewa');
  await signInAt(page, '/account/benefits-programs', email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programy benefitowe');
  await expect(page).toHaveTitle(/^Konto - Programy Benefitowe/);
  await page.getByRole('button', { name: 'Dołącz do Friends & Family' }).click();
  const friends = page.getByRole('region', { name: 'Friends & Family' });
  await expect(friends.getByText('Czeka na decyzję sklepu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dołącz do Kameleon' }).press('Enter');
  await expect(page.getByText('Należysz teraz do Kameleon.')).toBeFocused();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.storefrontUrl}/account`);
  const tabs = page.getByRole('navigation', { name: 'Moje konto' });
  await expect(tabs.getByRole('link', { name: /^Programy Benefitowe/ })).toContainText(
    'Friends & Family: czeka na decyzję',
  );
  await expectAccessible(page);
  await tabs.getByRole('link', { name: /^Programy Benefitowe/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const kameleon = page.getByRole('region', { name: 'Kameleon' });
  await expect(kameleon.getByText('Należysz', { exact: true })).toBeVisible();
  await kameleon.getByRole('button', { name: 'Wypisz się: Kameleon' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(kameleon.getByText('Nie należysz', { exact: true })).toBeVisible();
});
