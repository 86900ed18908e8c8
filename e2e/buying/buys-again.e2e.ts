// From the page of an order to another order of the same goods, without an account.
import { randomUUID } from 'node:crypto';
import { ADDRESS } from '../support/an-address.ts';
import { placeOrder } from '../support/an-order.ts';
import { heading } from '../support/checkout.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('a guest buys the same again and types nothing anew', async ({ page }) => {
  const email = `${randomUUID()}@poczta.example`;
  const { number, token } = await placeOrder({ email, payment: 'cashondelivery', shipping: 'Dpdshippingcod' });
  await page.goto(`${shop.storefrontUrl}/order#token=${token}`);
  await expect(heading(page)).toHaveText(`Zamówienie ${number}`);
  await page.getByRole('button', { name: 'Kup ponownie te produkty' }).click();
  await page.waitForURL(/\/cart$/);
  await expect(heading(page)).toHaveText(/^Koszyk \(1\sprodukt\)$/);
  await page.goto(`${shop.storefrontUrl}/checkout`);
  await expect(page.getByText(new RegExp(`^Wczytaliśmy dane z\\szamówienia ${number}\\.`))).toBeVisible();
  await expect(page.getByLabel('E-mail').filter({ visible: true })).toHaveValue(email);
  await expect(page.getByLabel('Ulica i numer').filter({ visible: true })).toHaveValue(ADDRESS.street.join(', '));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(heading(page)).toHaveText('Wybierz dostawę');
});
