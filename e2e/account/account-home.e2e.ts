import { placeOrder } from '../support/an-order.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';
import { staffApi } from '../support/staff-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const ADD = `mutation ($id: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: "RL-SW-001-30", quantity: 3 }]) { user_errors { message } }
}`;

test('the account begins with an order that waits for money and the cart that was left; a return is stated there', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await aCustomer('Maja');
  const { number } = await placeOrder({ quantity: 2 }, customer);
  const { customerCart } = await customer.ask<{ customerCart: { id: string } }>('{ customerCart { id } }');
  await customer.ask(ADD, { id: customerCart.id });
  await page.goto(`${shop.storefrontUrl}/account`);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  const waiting = page.getByRole('region', { name: 'Zamówienie czeka na płatność' });
  await expect(waiting.getByRole('link', { name: `Zamówienie ${number}` })).toBeVisible();
  await expect(waiting.getByRole('button', { name: `Zapłać za zamówienie: zamówienie ${number}` })).toBeVisible();
  const left = page.getByRole('region', { name: /^Produkty czekają w\skoszyku$/ });
  await expect(left.getByText(/^3\sprodukty$/)).toBeVisible();
  await expectAccessible(page);

  const staff = await staffApi();
  const find = () => staff.get<{ items: readonly [{ id: number; version: number }] }>(`/staff/orders?search=${number}`);
  const { id } = (await find()).items[0];
  await staff.send('POST', `/staff/orders/${id}/payment-received`);
  const sent = await staff.send<{ version: number }>('POST', `/staff/orders/${id}/shipments`, {
    version: (await find()).items[0].version,
    tracking: [{ carrierCode: 'inpost', number: '620012345678901234567890' }],
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ostatnie zamówienie' })).toBeVisible();
  const history = page
    .getByRole('navigation', { name: 'Moje konto' })
    .getByRole('link', { name: /^Historia Zamówień/ });
  await expect(history).toContainText(/1\szamówienie w\sdrodze/);
  await history.press('Enter');
  // The page before has a link of that name as well.
  await expect(page.getByRole('heading', { name: 'Historia zamówień', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: `Zamówienie ${number}`, exact: true }).press('Enter');
  const present = page.getByRole('list', { name: 'Etapy zamówienia' }).locator('[aria-current=step]');
  await expect(present).toHaveText(/^Wysłane\d\d\.\d\d\.\d{4}$/);
  await expectAccessible(page);

  await staff.send('POST', `/staff/orders/${id}/moves`, { to: 'complete', version: sent.version });
  await page.reload();
  await expect(present).toHaveText(/^Dostarczone/);
  await page.getByRole('button', { name: 'Odstąp od umowy tutaj' }).press('Enter');
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).press('Enter');
  await expect(page.getByText(new RegExp(`^Otrzymaliśmy odstąpienie od umowy ${number}-`))).toBeVisible();
  const returns = page.getByRole('region', { name: 'Zwroty' });
  await expect(returns.getByText('Przyjęto oświadczenie')).toBeVisible();
  await expect(returns.getByText(/^2\s×\sSerum z\slnem/)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
});
