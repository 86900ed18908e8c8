import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { placeOrder } from '../support/an-order.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { staffApi } from '../support/staff-api.ts';
import { receivePayment, type StaffOrder } from '../support/staff-orders.ts';
import { DESK, PHONE } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints.filter((line) => !line.startsWith('409 '))).toEqual([]));

/** Two orders that are paid and wait for the packer, the first of two pieces, with the list of them open. */
async function openToShip(page: Page) {
  const staff = await staffApi();
  const paid = async (quantity: number) => {
    const { number } = await placeOrder({ email: `${randomUUID()}@poczta.example`, quantity });
    return receivePayment(staff, number);
  };
  const orders = { first: await paid(2), second: await paid(1) };
  await staff.lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/to-ship`);
  return { staff, ...orders };
}

const choice = (page: Page, { number }: StaffOrder) =>
  page.getByRole('checkbox', { name: `Zaznacz zamówienie ${number}` });

test('chosen orders are printed for the shelves and for their parcels, a page each, and lead back to the list', async ({
  page,
}) => {
  test.slow();
  const { first, second } = await openToShip(page);
  await choice(page, first).focus();
  await page.keyboard.press('Space');
  await choice(page, second).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Zaznaczono: 2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lista zbiórki' }).press('Enter');
  const picking = page.getByRole('table', { name: 'Lista zbiórki' });
  await expect(picking.getByRole('row')).toHaveCount(2);
  await expect(
    picking
      .getByRole('row', { name: /RL-SW-001-30/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('3');
  await expect(picking.getByText(/^\d{13}$/)).toBeVisible();
  await expectAccessible(page);

  // On a narrow screen other words make way: a code in two lines is compared wrongly.
  await page.setViewportSize(PHONE);
  expect(await picking.getByText(/^\d{13}$/).evaluate(linesOf)).toBe(1);
  expect(await picking.getByText('RL-SW-001-30', { exact: true }).evaluate(linesOf)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESK);

  await page.getByText('Karty pakowania').click();
  const slip = page.getByRole('article', { name: `Zamówienie ${first.number}` });
  await expect(slip.getByText('Opłacone')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(slip).toBeVisible();
  // Ink, also for who works on a dark screen.
  await expect(slip.getByRole('heading')).toHaveCSS('color', 'rgb(28, 27, 34)');
  expect(pagesOf(await page.pdf())).toBe(2);
  await page.emulateMedia({ media: 'screen', colorScheme: null });

  await page.getByRole('main').getByRole('link', { name: 'Do wysłania' }).last().click();
  await expect(choice(page, first)).toBeChecked();
  await page.getByRole('link', { name: first.number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.number);
  await page.getByRole('main').getByRole('link', { name: 'Do wysłania' }).last().click();
  await expect(choice(page, second)).toBeChecked();
});

test('chosen orders are sent together with pasted numbers, and one that changed meanwhile is named with the reason', async ({
  page,
}) => {
  test.slow();
  const { staff, first, second } = await openToShip(page);
  await choice(page, first).check();
  await choice(page, second).check();
  const { version } = await staff.get<{ version: number }>(`/staff/orders/${second.id}`);
  await staff.send('POST', `/staff/orders/${second.id}/moves`, { to: 'onHold', version });
  await page.getByRole('button', { name: 'Nadaj zaznaczone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nadaj 2 zamówienia' });
  const numbers = dialog.getByLabel('Numery przesyłek (opcjonalnie)');
  await numbers.fill('620000000000000000000077');
  await dialog.getByRole('button', { name: 'Nadaj 2 przesyłki' }).click();
  await expect(dialog.getByText(/Wierszy jest 1, a zamówień 2/)).toBeVisible();
  await expect(numbers).toBeFocused();
  await numbers.fill('620000000000000000000077\n620000000000000000000078');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Nadaj 2 przesyłki' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nadano 1 z 2');
  await expect(dialog.getByRole('row', { name: new RegExp(first.number) })).toContainText('Nadano');
  await expect(dialog.getByRole('row', { name: new RegExp(second.number) })).toContainText(
    'Nie nadano. Zamówienie zmieniło się',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(page.getByRole('link', { name: first.number })).toHaveCount(0);
  await page.goto(`${shop.registryUrl}/editor/orders/${first.id}`);
  await expect(page.getByRole('link', { name: 'Śledź przesyłkę 620000000000000000000077' })).toBeVisible();
});

/** Lines that the text of an element takes. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

/** Pages of a PDF that Chromium printed, by the objects that it has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
