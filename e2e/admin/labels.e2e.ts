import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { placeOrder } from '../support/an-order.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { staffApi } from '../support/staff-api.ts';
import { receivePayment } from '../support/staff-orders.ts';
import { DESK, PHONE } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints.filter((line) => !line.startsWith('422 '))).toEqual([]));

/** A locker that takes parcels and money. */
async function aLocker(page: Page): Promise<string> {
  const answer = await page.request.get(`${shop.registryUrl}/delivery/points?provider=inpost&q=krak%C3%B3w`);
  const { items } = (await answer.json()) as { items: readonly { code: string }[] };
  return items[0]?.code ?? '';
}

/** A paid order that goes to a locker, and one that a courier brings. */
async function openOffice(page: Page) {
  const staff = await staffApi();
  const point = await aLocker(page);
  const email = () => `${randomUUID()}@poczta.example`;
  const toLocker = await receivePayment(
    staff,
    (await placeOrder({ email: email(), shipping: 'inpostlocker', point })).number,
  );
  const byCourier = await receivePayment(staff, (await placeOrder({ email: email() })).number);
  await staff.lend(page.context());
  return { point, toLocker, byCourier };
}

const pdfAt = async (page: Page, address: string) => {
  const answer = await page.request.get(new URL(address, shop.registryUrl).href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return (await answer.body()).toString('latin1');
};

test('a label to a locker is made, printed, and its number leaves with the parcel', async ({ page }) => {
  test.slow();
  const { point, toLocker } = await openOffice(page);
  await page.goto(`${shop.registryUrl}/editor/orders/${toLocker.id}`);
  await page.getByRole('button', { name: 'Utwórz etykietę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etykieta InPost' });
  await expect(dialog).toContainText(point);
  // From the dimensions of the product.
  await expect(dialog.getByLabel('Rozmiar skrytki')).toHaveValue('A');
  await dialog.getByLabel('Rozmiar skrytki').selectOption('');
  await dialog.getByRole('button', { name: 'Utwórz etykietę' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Wybierz rozmiar' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Rozmiar skrytki').selectOption('A');
  await dialog.getByRole('button', { name: 'Utwórz etykietę' }).click();
  const label = page.getByRole('region', { name: 'Etykiety' });
  await expect(label).toContainText('Gotowa do druku');
  await expectAccessible(page);
  const number = (await label.getByText(/^\d{24}$/).textContent()) ?? '';
  for (const format of ['A6', 'A4']) {
    const address = await label.getByRole('link', { name: new RegExp(`^Drukuj ${format}`) }).getAttribute('href');
    expect(await pdfAt(page, address ?? '')).toContain(number);
  }
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(DESK);

  await page.getByRole('button', { name: 'Nadaj przesyłkę' }).click();
  const parcel = page.getByRole('dialog', { name: 'Nowa przesyłka' });
  await expect(parcel.getByLabel('Numer przesyłki')).toHaveValue(number);
  await parcel.getByRole('button', { name: 'Nadaj przesyłkę' }).click();
  await expect(page.getByRole('link', { name: `Śledź przesyłkę ${number}` })).toBeVisible();
  await expect(label).toContainText('Paczka wyszła');
});

test('labels of several orders are made together, and put aside when they are not used', async ({ page }) => {
  test.slow();
  const { toLocker, byCourier } = await openOffice(page);
  await page.goto(`${shop.registryUrl}/editor/to-ship?chosen=${toLocker.id},${byCourier.id}`);
  await page.getByRole('button', { name: 'Utwórz etykiety' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etykiety do 2 zamówień' });
  await dialog.getByLabel(`Rozmiar skrytki, zamówienie ${toLocker.number}`).selectOption('B');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Utwórz 2 etykiety' }).click();
  await expect(dialog.getByRole('status')).toContainText('Utworzono wszystkie: 2');
  await expectAccessible(page);
  for (const name of ['Do punktów (1), A4', 'Kurierskie (1), A6']) {
    const link = dialog.getByRole('link', { name });
    expect(await pdfAt(page, (await link.getAttribute('href')) ?? '')).toContain('%PDF');
  }
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();

  await page.getByRole('button', { name: 'Nadaj zaznaczone' }).click();
  await expect(page.getByLabel('Numery przesyłek (opcjonalnie)')).toHaveValue(/\d{24}/);
  await page.getByRole('button', { name: 'Anuluj' }).last().click();

  await page.goto(`${shop.registryUrl}/editor/orders/${toLocker.id}`);
  await page.getByRole('button', { name: 'Wycofaj etykietę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wycofaj etykietę' }).click();
  await expect(page.getByText('Odłożona, nie naklejaj')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Utwórz etykietę' })).toBeVisible();
});
