// Each status of an order as the customer reads it, with what its day is the day of.
import type { Page } from '@playwright/test';
import { placeOrder } from '../support/an-order.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';
import { staffApi } from '../support/staff-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Ways that together come through every status that staff may move an order to. */
const WAYS: readonly (readonly (readonly [to: string, label: string, day: string])[])[] = [
  [
    ['processing', 'W realizacji', 'Ostatnia zmiana'],
    ['onHold', 'Wstrzymane', 'Data wstrzymania'],
    ['processing', 'W realizacji', 'Ostatnia zmiana'],
    ['returned-to-sender', 'Zwrócone do nadawcy', 'Data zwrotu'],
    ['processing', 'W realizacji', 'Ostatnia zmiana'],
    ['complete', 'Dostarczone', 'Data dostawy'],
    ['close', 'Zwrócone', 'Data zwrotu'],
  ],
  [
    ['paymentReview', 'Płatność w trakcie weryfikacji', 'Data płatności'],
    ['processing', 'W realizacji', 'Ostatnia zmiana'],
    ['ngeniusComplete', 'Dostarczone', 'Data dostawy'],
    ['closed', 'Zamknięte', 'Data zamknięcia'],
  ],
  [
    ['ngeniusDeclined', 'Płatność odrzucona', 'Data płatności'],
    ['pendingPayment', 'Oczekuje na płatność', 'Oczekuje na płatność od'],
    ['paymentReview', 'Płatność w trakcie weryfikacji', 'Data płatności'],
    ['fraud', 'Podejrzenie nadużycia', 'Data zgłoszenia nadużycia'],
    ['canceled', 'Anulowane', 'Data anulowania'],
  ],
];

/** The day of a change stands beside the status where it is another than that of the order. */
async function placedOnAnotherDay(page: Page): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"order_date":"[^"]*"/g, '"order_date":"2026-03-02 10:00:00"');
    await route.fulfill({ response: answer, body });
  });
}

for (const way of WAYS) {
  test(`an order says where it is: ${way.map(([to]) => to).join(', ')}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const customer = await aCustomer('Maja');
    const { number } = await placeOrder({ payment: 'przelewy24' }, customer);
    const staff = await staffApi();
    const { items } = await staff.get<{ items: readonly [{ id: number }] }>(`/staff/orders?search=${number}`);
    const [{ id }] = items;
    await placedOnAnotherDay(page);
    await page.goto(`${shop.storefrontUrl}/account/orders`);
    await page.getByLabel('E-mail').fill(customer.email);
    await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Zamówienie ${number}` }) });
    await expect(card.getByText('Oczekuje na płatność', { exact: true })).toBeVisible();

    for (const [to, label, day] of way) {
      const { version } = await staff.get<{ version: number }>(`/staff/orders/${id}`);
      await staff.send('POST', `/staff/orders/${id}/moves`, { to, version });
      await page.reload();
      await expect(card.getByText(label, { exact: true })).toBeVisible();
      await expect(card.getByText(new RegExp(`^${day}: \\d\\d\\.\\d\\d\\.\\d{4}$`))).toBeVisible();
    }
    await expectAccessible(page);
    await card.getByRole('link', { name: `Zamówienie ${number}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zamówienie ${number}`);
    const [, label, day] = way.at(-1) ?? [];
    await expect(page.getByRole('main').getByText(String(label), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^${day}: `))).toBeVisible();
    await expectAccessible(page);
  });
}
