import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';
import { staffApi } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';

test('a mail is found by recipient, template and status', async ({ page }) => {
  const email = `${randomUUID()}@poczta.example`;
  await aGuest().ask(SUBSCRIBE, { email });
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/mails`);
  await page.getByRole('searchbox', { name: 'Cały adres e-mail' }).fill(email);
  // What is typed stands in the address a moment later; a reload before would forget it.
  await expect(page).toHaveURL(/[?&]to=/);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Newsletter: potwierdzenie');
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Wysłana', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Stan' }).selectOption('Wysłana');
  await page.getByRole('combobox', { name: 'Rodzaj' }).selectOption('Newsletter: potwierdzenie');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Stan' }).selectOption('Nie udało się');
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('templates are shown as recipients see them, and the selection is part of the URL', async ({ page }) => {
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/mails/templates`);
  const frame = page.locator('iframe[sandbox=""]');
  const mail = page.frameLocator('iframe[sandbox=""]');
  await expect(mail.getByRole('heading', { name: /dziękujemy za zamówienie/i })).toBeVisible();
  expect(await frame.getAttribute('srcdoc')).not.toContain('<script');
  await page.getByRole('radio', { name: 'Telefon' }).press('Space');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.getByRole('radio', { name: 'Angielski' }).press('Space');
  await expect(mail.getByRole('heading', { name: /thank you for your order/i })).toBeVisible();
  await page.getByRole('combobox', { name: 'Rodzaj' }).selectOption('Przesyłka w drodze');
  await page.getByRole('radio', { name: 'Tekst' }).press('Space');
  await expect(frame).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Rodzaj' })).toHaveValue('order-shipped');
  await expect(page.getByRole('radio', { name: 'Angielski' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tekst' })).toBeChecked();
});
