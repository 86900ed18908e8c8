import type { Page } from '@playwright/test';
import { aProductOf } from '../support/a-product.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** A guest's cart with these things, remembered by the browser. */
async function bring(page: Page, items: readonly { readonly sku: string; readonly quantity: number }[]) {
  const { createEmptyCart: id } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await aGuest().ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id, items },
  );
  await page.addInitScript((cartId) => localStorage.setItem('cart_id', cartId), id);
}

const lines = (page: Page) => page.getByRole('list', { name: 'Produkty w\u00a0koszyku' }).locator('> li');
const summary = (page: Page) => page.getByRole('region', { name: 'Podsumowanie' });

test('the cart is asked for before React is there, and comes in few files', async ({ page }) => {
  await bring(page, [{ sku: 'RL-SW-001-30', quantity: 1 }]);
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:vendor|cart-screen)-[^/]+\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  const isCart = ({ query = '' }: { readonly query?: string }) => query.startsWith('query ReadCart');
  const asked = page.waitForRequest((request) => isCart((request.postDataJSON() ?? {}) as { query?: string }));
  const document = await page.goto(`${shop.storefrontUrl}/cart`, { waitUntil: 'commit' });
  await asked;
  release.resolve();
  await expect(lines(page)).toHaveCount(1);
  // What the document names; browsers ask for six at a time where no HTTP/2 is spoken.
  const files = new Set((await document?.text())?.match(/\/assets\/[\w.-]+\.js/g));
  expect(files.size).toBeGreaterThan(0);
  expect(files.size).toBeLessThanOrEqual(14);
});

test('a cart is changed in its place, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bring(page, [
    { sku: 'RL-SW-001-30', quantity: 1 },
    { sku: 'RL-LA-013-50', quantity: 1 },
  ]);
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(lines(page)).toHaveCount(2);
  await expectAccessible(page);

  // Of many presses the last quantity is written, not each, and nothing waits for it.
  const writes: unknown[] = [];
  page.on('request', (request) => {
    const { query = '', variables } = (request.postDataJSON() ?? {}) as { query?: string; variables?: unknown };
    if (query.startsWith('mutation UpdateCart')) writes.push(variables);
  });
  const more = page.getByRole('button', { name: /^Zwiększ ilość: Serum z lnem/ });
  await more.evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 6; press += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(page.getByRole('textbox', { name: /^Ilość: Serum z lnem/ })).toHaveValue('7');
  await expect(page.locator('#announcements')).toHaveText('Ilość 7, razem 903,00 zł');
  expect(writes.at(-1)).toMatchObject({ items: [{ quantity: 7 }] });
  expect(writes.length).toBeLessThan(6);

  // By keyboard: two presses take a line out, and the focus is on what brings it back, into its place.
  await page.getByRole('button', { name: /^Usuń: Serum z lnem/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Przywróć: Serum z lnem/ })).toBeFocused();
  await expect(lines(page).first()).toContainText('Usunięto: Serum z lnem');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Ilość: Serum z lnem/ })).toHaveValue('7');

  // The answer shows what there is to choose for the larger sum, which moves what stands below.
  await expect(summary(page).locator('[aria-busy]')).toHaveCount(0);

  const code = summary(page).getByLabel('Kod rabatowy');
  await summary(page).getByText('Mam kod rabatowy').click();
  await code.fill('NIE-MA-TAKIEGO');
  await code.press('Enter');
  await expect(summary(page).getByRole('alert')).not.toBeEmpty();
  await expect(code).toHaveValue('NIE-MA-TAKIEGO');
  await code.fill('PACZKA');
  await code.press('Enter');
  await expect(summary(page).getByText('Kod PACZKA działa.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).first()).toContainText('Serum z lnem');
});

test('nothing is seen to move while the lines of a short cart arrive on a slow phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await bring(page, [{ sku: 'RL-SW-001-30', quantity: 1 }]);
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(summary(page)).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
});

test('two tabs of a cart agree', async ({ page }) => {
  await bring(page, [{ sku: 'RL-SW-001-30', quantity: 2 }]);
  await page.goto(`${shop.storefrontUrl}/cart`);
  const other = await page.context().newPage();
  await other.addInitScript(
    (id) => localStorage.setItem('cart_id', id),
    await page.evaluate(() => localStorage.getItem('cart_id') ?? ''),
  );
  await other.goto(`${shop.storefrontUrl}/cart`);
  await other.getByRole('button', { name: /^Zmniejsz ilość/ }).click();
  await expect(page.getByRole('textbox', { name: /^Ilość/ })).toHaveValue('1');
  await expect(page.getByText('Koszyk zmienił się w\u00a0innej karcie.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Koszyk, 1\u00a0produkt' })).toBeVisible();
});

test('a product is added at once, shown with what goes with it, and leads to the cart', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto(`${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`);
  const button = page.getByRole('main').getByRole('button', { name: 'Do koszyka', exact: true }).first();
  await button.click();
  // The dialog hides what is behind it from those who hear the page.
  await expect(page.getByRole('link', { name: 'Koszyk, 1\u00a0produkt', includeHidden: true })).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Dodano do koszyka' });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog.getByRole('region', { name: 'Inni wybrali też' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button.or(page.getByRole('button', { name: 'Dodano' })).first()).toBeFocused();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk (1\u00a0produkt)');
});

test('a price that changed since adding is told beside its line, once', async ({ page }) => {
  const product = await aProductOf(10);
  await page.setViewportSize({ width: 412, height: 915 });
  await bring(page, [{ sku: product.sku, quantity: 1 }]);
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(lines(page)).toHaveCount(1);
  await product.price(5_400);
  await page.reload();
  const sentence = lines(page).getByText(/Cena zmieniła się z.49,00.zł na.54,00.zł\./);
  await expect(sentence).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Rozumiem, nowa cena: ${product.name}` }).press('Enter');
  await expect(sentence).toHaveCount(0);
  await expect(lines(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.reload();
  await expect(lines(page)).toContainText(/54,00.zł/);
  await expect(sentence).toHaveCount(0);
});
