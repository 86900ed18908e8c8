import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { placeOrder } from '../support/an-order.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';
import { staffApi } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const someone = () => `${randomUUID()}@poczta.example`;

/** Opens an order as staff do: by its number. */
async function openOrder(page: Page, number: string): Promise<void> {
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/orders`);
  await page.getByRole('searchbox', { name: 'Numer, nazwisko, telefon, e-mail, SKU' }).fill(number);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
}

async function receiveMoney(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pieniądze przyszły' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pieniądze przyszły' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('W realizacji');
  // The order is read anew before the dialog closes; a field below a dialog takes no text, and nobody is told.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function send(page: Page, parcelNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Nadaj przesyłkę', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowa przesyłka' });
  await dialog.getByLabel('Numer przesyłki').fill(parcelNumber);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Nadaj przesyłkę' }).click();
  await expect(page.getByRole('link', { name: `Śledź przesyłkę ${parcelNumber}` })).toBeVisible();
}

async function markDelivered(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Oznacz: Dostarczone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zmień stan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dostarczone');
}

test('an order is paid by transfer, shipped with a tracking number, delivered, and its buyer gets a mail about each', async ({
  page,
}) => {
  test.slow();
  const email = someone();
  const { number } = await placeOrder({ email, quantity: 2 });
  await openOrder(page, number);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oczekuje na płatność');
  await expectAccessible(page);
  await receiveMoney(page);
  await page.getByLabel('Treść notatki').fill('Zapakować na prezent');
  await page.getByRole('button', { name: 'Dodaj notatkę' }).click();
  // In the list: the field has the same text until it is saved, and leaving before would ask first.
  await expect(page.getByRole('list', { name: 'Notatki' }).getByText('Zapakować na prezent')).toBeVisible();

  await page.getByRole('link', { name: 'Do wysłania' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  await send(page, '620012345678901234567890');
  // The tab and, below it, the way back of an order that was opened from there.
  await expect(page.getByRole('link', { name: 'Do wysłania' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Do wysłania' }).last().click();
  await expect(page.getByRole('link', { name: number })).toHaveCount(0);
  await openOrder(page, number);
  await markDelivered(page);

  await page.getByRole('button', { name: 'Wyślij ponownie: Przesyłka w drodze' }).click();
  await expect(page.getByText('czeka na wysłanie')).toBeVisible();
  await page.getByRole('link', { name: 'Wszystkie wiadomości na ten adres' }).click();
  const mails = page.getByRole('table', { name: 'Poczta' });
  await expect(mails.getByText('Przesyłka w drodze')).toHaveCount(2);
  for (const mail of ['Zamówienie przyjęte', 'Płatność otrzymana', 'Przesyłka dostarczona'])
    await expect(mails.getByText(mail)).toHaveCount(1);
  await expect(async () => {
    await page.reload();
    await expect(mails.getByText('Wysłana')).toHaveCount(5, { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
});

test('a part is refunded, the rest with the order, which is canceled after a question', async ({ page }) => {
  test.slow();
  const { number } = await placeOrder({ email: someone() });
  await openOrder(page, number);
  await receiveMoney(page);
  await page.getByRole('button', { name: 'Zwróć pieniądze' }).click();
  const refund = page.getByRole('dialog', { name: 'Zwrot pieniędzy' });
  await refund.getByLabel('Kwota zwrotu w złotych').fill('20');
  await refund.getByLabel('Powód').fill('Uszkodzone pudełko');
  await expectAccessible(page);
  await refund.getByRole('button', { name: /^Zwróć 20,00/ }).click();
  const refunds = page.getByRole('list', { name: 'Zwroty pieniędzy' });
  await expect(refunds.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Kupujący nie podał jeszcze numeru konta.')).toBeVisible();
  await page.getByRole('button', { name: 'Oznacz jako wykonany' }).click();
  const sent = page.getByRole('dialog', { name: 'Przelew wyszedł z konta?' });
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Oznacz jako wykonany' }).click();
  await expect(refunds.getByText('Wykonany')).toBeVisible();

  await page.getByRole('button', { name: 'Zmień stan' }).click();
  await page.getByRole('menuitem', { name: 'Anuluj zamówienie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anulować zamówienie?' });
  await dialog.getByLabel('Notatka do historii').fill('Na życzenie');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zostań' }).click();
  await dialog.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anulowane');
  await expect(refunds.getByRole('listitem')).toHaveCount(2);
  // In the history, and as the reason of the refund.
  await expect(page.getByText('Na życzenie')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Zmień stan' })).toHaveCount(0);
});

const WITHDRAW = `mutation ($input: WithdrawFromContractInput!) {
  withdrawFromContract(input: $input) { return { number } }
}`;

interface Withdrawn {
  readonly withdrawFromContract: { readonly return: { readonly number: string } };
}

test('a return is received and refunded', async ({ page }) => {
  test.slow();
  const { number, token } = await placeOrder({ email: someone() });
  await openOrder(page, number);
  await receiveMoney(page);
  await send(page, '620000000000000000000001');
  await markDelivered(page);
  const input = { name: 'Lena Łąkowska', order_number: number, token, reason: 'Nie ten odcień' };
  const { withdrawFromContract } = await aGuest().ask<Withdrawn>(WITHDRAW, { input });

  await page.getByRole('link', { name: 'Zwroty' }).click();
  await page.getByRole('link', { name: withdrawFromContract.return.number }).click();
  await expect(page.getByText('Nie ten odcień')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przyjmij zwrot' }).click();
  await page.getByRole('switch', { name: 'Wróciły do sprzedaży' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Przyjmij zwrot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Przyjęty');
  await page.getByRole('button', { name: 'Oddaj pieniądze' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Oddaj \d/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rozliczony');
  await page.getByRole('link', { name: `Zamówienie ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zwrócone');
  await expect(page.getByRole('list', { name: 'Zwroty pieniędzy' }).getByRole('listitem')).toHaveCount(1);
});
