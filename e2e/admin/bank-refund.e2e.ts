import { randomUUID } from 'node:crypto';
import { placeOrder } from '../support/an-order.ts';
import { linkInMail, mailTo } from '../support/mailbox.ts';
import { expect, expectAccessible, test } from '../support/shop.ts';
import { type StaffApi, staffApi } from '../support/staff-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Staff hand over an order that is paid at the door, and write its money down. */
async function deliverAndPay(api: StaffApi, number: string): Promise<void> {
  const { items } = await api.get<{ items: { id: number }[] }>(`/staff/orders?search=${number}`);
  const id = items[0]?.id;
  const { version } = await api.get<{ version: number }>(`/staff/orders/${id}`);
  await api.send('POST', `/staff/orders/${id}/moves`, { to: 'complete', version });
  await api.send('POST', `/staff/orders/${id}/payment-received`, undefined);
}

test('money paid at the door goes back to the account that the buyer names, and the buyer hears of it', async ({
  page,
}) => {
  test.slow();
  const email = `${randomUUID()}@poczta.example`;
  const { number } = await placeOrder({ email, payment: 'cashondelivery', shipping: 'Dpdshippingcod' });
  const api = await staffApi();
  await deliverAndPay(api, number);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await linkInMail(email, '/order'));
  await page.getByRole('button', { name: 'Odstąp od umowy tutaj' }).click();
  await page.getByLabel('Numer konta do zwrotu').fill('61109010140000071219812875');
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByText(/^Niepoprawny numer konta/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Numer konta do zwrotu').fill('');
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByText(/^Otrzymaliśmy odstąpienie/)).toBeVisible();
  expect((await mailTo(email, /odstąpieni/i)).text).toContain('Podaj numer konta');

  // Later, on the same page.
  await page.getByLabel('Numer konta do zwrotu').fill('pl61109010140000071219812874');
  await page.getByLabel('Numer konta do zwrotu').blur();
  await expect(page.getByLabel('Numer konta do zwrotu')).toHaveValue('61 1090 1014 0000 0712 1981 2874');
  await page.getByRole('button', { name: 'Zapisz numer konta' }).click();
  await expect(page.getByText('Pieniądze wyślemy przelewem na konto kończące się na 2874.')).toBeVisible();
  await expectAccessible(page);

  const { items } = await api.get<{ items: { id: number; version: number; suggestedRefund: number }[] }>(
    `/staff/returns?order=${number}`,
  );
  const [request] = items;
  if (!request) throw new Error(`No return of order ${number}`);
  const refund = { amount: request.suggestedRefund, isManual: false };
  await api.send('POST', `/staff/returns/${request.id}/moves`, { to: 'refunded', version: request.version, refund });

  await page.reload();
  await expect(page.getByText('Przelew w przygotowaniu')).toBeVisible();
  const transfers = await api.get<{ items: { id: number; orderNumber: string; account: { number: string } }[] }>(
    '/staff/bank-refunds?pageSize=100',
  );
  const transfer = transfers.items.find(({ orderNumber }) => orderNumber === number);
  expect(transfer?.account.number).toBe('PL61109010140000071219812874');
  await api.send('POST', `/staff/payment-refunds/${transfer?.id}/done`, {});

  await page.reload();
  await expect(page.getByText(/^Pieniądze wysłaliśmy przelewem/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zmień numer konta' })).toHaveCount(0);
  expect((await mailTo(email, /^Zwrot pieniędzy/)).text).toContain('na konto kończące się na 2874');
});
