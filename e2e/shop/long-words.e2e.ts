// Words of a product's name that are wider than a phone, and large amounts: no page grows with them.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aProductOf } from '../support/a-product.ts';
import { placeOrder } from '../support/an-order.ts';
import { fillCart } from '../support/checkout.ts';
import { layOutWhole } from '../support/see-whole.ts';
import { expect, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const TO_FAVOURITES = `mutation ($items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { wishlist { id } }
}`;

/** Opens a page and waits until this product is on it; how much wider than the window it is. */
async function overflowOf(page: Page, path: string, name: string): Promise<string> {
  // The search finds a new product a moment later.
  await expect(async () => {
    await page.goto(shop.storefrontUrl + path);
    if (path === '/checkout') await page.locator('summary', { hasText: 'Twoje zamówienie' }).click();
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await layOutWhole(page);
  const pixels = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return `${path.split('#', 1)[0]}: ${pixels} px`;
}

const none = (paths: readonly string[]) => paths.map((path) => `${path}: 0 px`);

test('a guest meets it in lists, on its page, in the cart and in an order', async ({ page }) => {
  const [word, phrase] = [longWord(), randomUUID().slice(0, 8)];
  const { sku, urlKey } = await aProductOf(9, `${word} ${phrase}`);
  const { token } = await placeOrder({ sku, email: `${randomUUID()}@poczta.example` });
  await fillCart(page, sku);
  const found: string[] = [];
  for (const path of [`/results?q=${phrase}`, `/${urlKey}`, '/cart', '/checkout', `/order#token=${token}`])
    found.push(await overflowOf(page, path, word));
  expect(found).toEqual(none([`/results?q=${phrase}`, `/${urlKey}`, '/cart', '/checkout', '/order']));
});

test('a large amount stands in the summary of the checkout on the narrowest phone', async ({ page }) => {
  const { sku, name, price } = await aProductOf(9);
  await price(9_999_900);
  await page.setViewportSize({ width: 320, height: 700 });
  await fillCart(page, sku);
  expect(await overflowOf(page, '/checkout', name)).toBe('/checkout: 0 px');
});

test('a customer meets it in the account', async ({ page }) => {
  const word = longWord();
  const { sku } = await aProductOf(9, word);
  const customer = await aCustomer();
  const { number } = await placeOrder({ sku }, customer);
  await customer.ask(TO_FAVOURITES, { items: [{ sku, quantity: 1 }] });
  await page.goto(`${shop.storefrontUrl}/account`);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dzień dobry, Barbara')).toBeVisible();
  const paths = ['/account', '/account/orders', `/account/order/${number}`, '/account/favourites', '/my-wishlist'];
  const found: string[] = [];
  for (const path of paths) found.push(await overflowOf(page, path, word));
  expect(found).toEqual(none(paths));
});

/** Sixty letters without a place to break. */
function longWord(): string {
  return `Dziewięćsił${'konstantynopolitańczyk'.repeat(2)}${randomUUID().slice(0, 5)}`;
}
