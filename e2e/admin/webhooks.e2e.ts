import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import { isSignedWith, openReceiver } from '../support/webhook-receiver.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK, permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Reads the secret that is shown once, by its copy button. */
async function copySecret(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog', { name: 'Sekret podpisu' });
  await dialog.getByRole('button', { name: 'Kopiuj' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('textbox')).toHaveValue(copied);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mam go' }).click();
  await expect(dialog).toHaveCount(0);
  return copied;
}

test('a webhook is added, tested, resent, given a new secret, disabled and deleted', async ({ page, complaints }) => {
  test.slow();
  const receiver = await openReceiver();
  const name = uniqueName();
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/webhooks`);
  await page.getByRole('button', { name: 'Nowy webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nowy webhook' });
  await form.getByLabel('Adres', { exact: true }).fill('ftp://magazyn.example');
  await form.getByLabel('Opis').fill(name);
  // An event that no other test causes meanwhile.
  await form.getByRole('checkbox', { name: 'Publikacja strony cofnięta' }).check();
  await form.getByRole('button', { name: 'Dodaj webhook' }).click();
  await expect(form.getByText('Adres musi zaczynać się od https://.').first()).toBeVisible();
  await expectRefused(complaints, /^422 POST \/staff\/webhooks/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zostań' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await form.getByLabel('Adres', { exact: true }).fill(receiver.url);
  await form.getByRole('button', { name: 'Dodaj webhook' }).click();
  const secret = await copySecret(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  receiver.answerWith(503);
  await page.getByRole('button', { name: 'Wyślij próbę' }).click();
  await expect(page.getByText('Nie dotarło')).toBeVisible();
  await expect(page.getByText(/odpowiedź 503/)).toBeVisible();
  receiver.answerWith(204);
  await page.getByRole('button', { name: /^Wyślij ponownie: Próba/ }).click();
  await expect(page.getByText('Dotarło', { exact: true })).toBeVisible();
  expect(receiver.received).toHaveLength(2);
  for (const event of receiver.received) expect(isSignedWith(secret, event)).toBe(true);
  await page.getByText('Treść', { exact: true }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nowy sekret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nowy sekret' }).click();
  const next = await copySecret(page);
  await expect(page.getByText(/Stary sekret działa jeszcze do/)).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij próbę' }).click();
  await expect(page.getByText('Dotarło', { exact: true })).toHaveCount(2);
  const [, , last] = receiver.received;
  expect(last && [secret, next].map((known) => isSignedWith(known, last))).toEqual([true, true]);

  await page.getByRole('switch', { name: 'Włączony' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Wyłączony', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wyślij ponownie/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Usunięto webhook')).toBeVisible();
  await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(0);
  receiver.close();
});
