import { placeOrder } from '../support/an-order.ts';
import { expect, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('an order on paper is the order with the name of the shop, and nothing that is pressed', async ({ page }) => {
  const { number, token } = await placeOrder({ email: 'papier@poczta.example' });
  await page.goto(`${shop.storefrontUrl}/order#token=${token}`);
  const title = page.getByRole('heading', { level: 1, name: new RegExp(number) });
  await expect(title).toBeVisible();
  const pressed = page.locator('main').getByRole('button');
  await expect(pressed.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.getByText('Razem', { exact: true })).toBeVisible();
  await expect(page.locator('header img').first()).toBeVisible();
  // Fixed to the window, it would lie on each sheet, over what is written there.
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  await expect(page.locator('footer.page-bottom')).toBeHidden();
  await expect(
    page
      .locator('header')
      .getByRole('link', { name: /Koszyk|Ulubione|Szukaj/ })
      .first(),
  ).toBeHidden();
  expect(await pressed.filter({ visible: true }).allTextContents()).toEqual([]);
});
