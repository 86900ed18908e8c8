import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { placeOrder } from '../support/an-order.ts';
import { linkInMail, mailTo } from '../support/mailbox.ts';
import { expect, expectAccessible, test } from '../support/shop.ts';
import { staffApi } from '../support/staff-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Checks axe and horizontal overflow, on a phone and on a desktop. */
async function expectSoundOnEveryDevice(page: Page): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

/** Staff mark an order as delivered. */
async function deliver(number: string): Promise<void> {
  const api = await staffApi();
  const { items } = await api.get<{ items: { id: number; version: number }[] }>(`/staff/orders?search=${number}`);
  const [found] = items;
  if (!found) throw new Error(`no order ${number}`);
  const { version } = await api.get<{ version: number }>(`/staff/orders/${found.id}`);
  await api.send('POST', `/staff/orders/${found.id}/moves`, { to: 'complete', version });
}

test('an order is paid from the link of its mail, and withdrawn from in two steps once it is delivered', async ({
  page,
}) => {
  test.slow();
  const email = `${randomUUID()}@poczta.example`;
  const { number } = await placeOrder({ email, quantity: 2, payment: 'przelewy24' });

  const link = await linkInMail(email, '/order');
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zamówienie ${number}`);
  await expect(page.getByText('Oczekuje na płatność', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odstąp od umowy tutaj' })).toHaveCount(0);
  await expectSoundOnEveryDevice(page);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz potwierdzenie (PDF)' }).press('Enter'),
  ]);
  expect(paper.suggestedFilename()).toBe(`confirmation-${number}.pdf`);

  await page.getByRole('button', { name: 'Zapłać za zamówienie' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Zapłać 258,00\szł$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Zapłać 258,00\szł/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dziękujemy. Zamówienie ${number} przyjęte`);
  await page.getByRole('link', { name: 'Sprawdź status' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zamówienie ${number}`);
  await expect(page.getByText('W realizacji', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Etapy zamówienia' }).locator('[aria-current=step]')).toHaveText(
    /^Opłacone/,
  );
  await expect(page.getByRole('button', { name: 'Zapłać za zamówienie' })).toHaveCount(0);

  await deliver(number);
  await page.reload();
  const withdraw = page.getByRole('button', { name: 'Odstąp od umowy tutaj' });
  await expect(withdraw).toBeVisible();
  await expectSoundOnEveryDevice(page);
  await withdraw.press('Enter');
  await expect(page.getByRole('heading', { name: 'Odstąpienie od umowy' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Serum z lnem/ })).toBeChecked();
  await page.getByRole('spinbutton', { name: /^Ile sztuk zwracasz/ }).fill('1');
  await expectSoundOnEveryDevice(page);
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).press('Enter');
  await expect(page.getByText(new RegExp(`^Otrzymaliśmy odstąpienie od umowy ${number}-`))).toBeVisible();
  await expect(page.getByText(new RegExp(`^${number}-\\S+, złożone `))).toBeVisible();
  await expectSoundOnEveryDevice(page);
  const receipt = await mailTo(email, /odstąpieni/i);
  expect(receipt.text).toMatch(/1 × Serum z\slnem/);
  expect(receipt.text).toContain(number);
});

test('a payment refused by the bank can be repeated; a transfer shows the account', async ({ page }) => {
  const email = `${randomUUID()}@poczta.example`;
  await placeOrder({ email, payment: 'przelewy24' });
  await page.goto(await linkInMail(email, '/order'));
  await page.getByRole('button', { name: 'Zapłać za zamówienie' }).click();
  await page.getByRole('button', { name: /^Odrzuć/ }).click();
  // Przelewy24 does not tell a refusal from a payment that has not come yet: nothing is offered while it is awaited.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdzamy płatność');
  await expect(page.getByText(/^Bank potrzebuje więcej czasu/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Zapłać za zamówienie' })).toHaveCount(0);
  await page.goto(await linkInMail(email, '/order'));
  await expect(page.getByRole('button', { name: 'Zapłać za zamówienie' })).toBeVisible();

  const other = `${randomUUID()}@poczta.example`;
  const { number } = await placeOrder({ email: other, payment: 'banktransfer' });
  await page.goto(await linkInMail(other, '/order'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zamówienie ${number}`);
  await page.getByRole('button', { name: 'Pokaż dane do przelewu' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('region', { name: 'Dane do przelewu' }).getByText(number)).toBeVisible();
  await expectSoundOnEveryDevice(page);
});

test('an order is canceled by the link in its mail and refunded', async ({ page }) => {
  test.slow();
  const email = `${randomUUID()}@poczta.example`;
  const { number } = await placeOrder({ email, payment: 'przelewy24' });
  await page.goto(await linkInMail(email, '/order'));
  await page.getByRole('button', { name: 'Zapłać za zamówienie' }).click();
  await page.getByRole('button', { name: /^Zapłać / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dziękujemy/, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Sprawdź status' }).click();
  await expect(page.getByText('W realizacji', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Anuluj zamówienie' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Anulować zamówienie?' })).toBeFocused();
  await page.getByRole('button', { name: 'Wyślij link do anulowania' }).press('Enter');
  await expect(page.getByText('Wybierz powód.')).toBeVisible();
  await page.getByRole('radio', { name: 'Zamówienie złożone przez pomyłkę' }).press('Space');
  await expectSoundOnEveryDevice(page);
  await page.getByRole('button', { name: 'Wyślij link do anulowania' }).press('Enter');
  await expect(page.getByText(`Link do anulowania wysłaliśmy na adres ${email}`)).toBeVisible();
  await expectSoundOnEveryDevice(page);

  const { text } = await mailTo(email, /^Potwierdź anulowanie zamówienia/);
  const link = text.match(/https?:\/\/\S+cancel=\S+/)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Anulować zamówienie?' })).toBeFocused();
  await expect(page.getByText('W realizacji', { exact: true })).toBeVisible();
  await expectSoundOnEveryDevice(page);
  await page.getByRole('button', { name: 'Anuluj zamówienie' }).press('Enter');
  await expect(page.getByText(/^Zamówienie jest anulowane/)).toBeVisible();
  await expect(page.getByText('Anulowane', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anuluj zamówienie' })).toHaveCount(0);
  expect(new URL(page.url()).hash).not.toContain('cancel');
  await expectSoundOnEveryDevice(page);
  expect((await mailTo(email, /zostało anulowane/)).text).toContain(number);

  // The link is used up.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('Anulowane', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anuluj zamówienie' })).toHaveCount(0);
});
