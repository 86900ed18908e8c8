import { placeOrder } from '../support/an-order.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('the account asks a guest to sign in where they are, greets the customer, and is left for home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await aCustomer('Lena');
  await page.goto(`${shop.storefrontUrl}/account`);
  await expect(page.getByText('Strona wymaga autoryzacji. Zaloguj się aby kontynuować.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Dzień dobry, Lena')).toBeVisible();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/account`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByText('Dzień dobry, Lena')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Moje konto' }).getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/`);
  await page.goto(`${shop.storefrontUrl}/account`);
  await expect(page.getByText('Strona wymaga autoryzacji. Zaloguj się aby kontynuować.')).toBeVisible();
  await expect(page.getByText('Dzień dobry')).toHaveCount(0);
});

test('a customer finds an order, looks at it, buys it again and cancels it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await aCustomer('Maja');
  const { number } = await placeOrder({ quantity: 2 }, customer);
  await page.goto(`${shop.storefrontUrl}/account/orders`);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  const link = page.getByRole('link', { name: `Zamówienie ${number}`, exact: true });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/account/order/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zamówienie ${number}`);
  await expect(page.getByText('To zamówienie czeka na przelew.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await expect(page.getByText('Zamówienie jest anulowane. Potwierdzenie wysłaliśmy e-mailem.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Wróć do zamówień' }).click();
  await page.getByRole('button', { name: `Kup ponownie: zamówienie ${number}` }).click();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk (2\u00a0produkty)');
});

test('the number of somebody else’s order shows nothing of it', async ({ page }) => {
  const [mine, theirs] = await Promise.all([aCustomer('Ola'), aCustomer('Zofia')]);
  const { number } = await placeOrder({}, theirs);
  await page.goto(`${shop.storefrontUrl}/account/order/${number}`);
  await page.getByLabel('E-mail').fill(mine.email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nie znaleźliśmy takiego zamówienia na Twoim koncie/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zamówienie');
});
