// What goes wrong between the cart and the thanks, and what becomes of the order then.
import type { Page } from '@playwright/test';
import {
  agreeToAll,
  heading,
  latestOrder,
  openPayment,
  orderButton,
  orderByPaynow,
  paymentOf,
  watchOrders,
  way,
} from '../support/checkout.ts';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import { watchDocuments } from '../support/watch-documents.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** What staff see of an order's way. */
interface PaidOrder {
  readonly history: readonly { readonly to: string }[];
  readonly mails: readonly string[];
}

/** Code of a page that has not come by then is given up (120 s). */
const GIVEN_UP_AFTER_MS = 121_000;

/** All but the press of the button. */
async function chooseTransfer(page: Page) {
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
}

/** A code of the test's own, which can be ended. */
async function aCoupon() {
  const staff = await staffApi();
  const terms = { code: `E2E-${uniqueName()}`.toUpperCase(), name: 'Na próbę', kind: 'fixed', amount: 500 };
  const { id } = await staff.send<{ id: number }>('POST', '/staff/coupons', { ...terms, isActive: true });
  return {
    code: terms.code,
    end: () => staff.send('PUT', `/staff/coupons/${id}`, { ...terms, isActive: false }),
  };
}

test('a code that has ended meanwhile is told, and the order goes without it', async ({ page }) => {
  const coupon = await aCoupon();
  await openPayment(page, { coupon: coupon.code });
  await chooseTransfer(page);
  await coupon.end();
  const orders = watchOrders(page);
  await orderButton(page).click();
  await expect(page.getByRole('region', { name: 'Kod rabatowy już nie działa' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zamów bez kodu' }).click();
  await expect(page.getByRole('region', { name: 'Kod rabatowy już nie działa' })).toHaveCount(0);
  expect(orders).toHaveLength(1);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
});

test('a locker that is no more is told, and another one is chosen', async ({ page, request }) => {
  const { items } = (await (
    await request.get(`${shop.registryUrl}/delivery/points?provider=inpost&q=gda%C5%84sk`)
  ).json()) as {
    items: readonly { code: string }[];
  };
  const code = items[0]?.code ?? '';
  await openPayment(page, { shipping: 'inpostlocker', point: code });
  await chooseTransfer(page);
  const network = `${shop.standInsUrl}/inpost/mood`;
  await request.post(network, { data: { gone: [code] } });
  await orderButton(page).click();
  const obstacle = page.getByRole('region', { name: 'Tego zamówienia nie da się jeszcze złożyć' });
  await expect(obstacle).toBeFocused();
  await expect(obstacle).toContainText('Nie ma punktu odbioru o tym kodzie. Wybierz inny.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wybierz dostawę jeszcze raz' }).click();
  await expect(heading(page)).toHaveText('Wybierz dostawę');
  await page.getByRole('radio', { name: /^Kurier InPost/ }).check();
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await chooseTransfer(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  await request.post(network, { data: { gone: [] } });
});

test('a provider that takes its time is waited for, and presses meanwhile order nothing more', async ({ page }) => {
  await openPayment(page);
  await chooseTransfer(page);
  const orders = watchOrders(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (String(route.request().postData()).includes('mutation PlaceOrder')) await held;
    await route.continue();
  });
  await orderButton(page).dblclick();
  const working = page.getByRole('button', { name: 'Składamy zamówienie…' });
  await expect(working).toBeVisible();
  await expect(page.getByText(/^To trwa dłużej niż zwykle/)).toBeVisible();
  // A finger finds it all the same.
  await working.dispatchEvent('click');
  letGo();
  await page.waitForURL(/\/thank-you/);
  expect(orders).toHaveLength(1);
});

test('after the order the arrow back orders nothing again, and a reload thanks once', async ({ page }) => {
  await openPayment(page);
  await chooseTransfer(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  const orders = watchOrders(page);
  const { number } = await latestOrder(page);
  await page.reload();
  await expect(heading(page)).toContainText(number);
  await page.goBack();
  await expect(page).toHaveURL(/\/(cart|thank-you)/);
  await expect(orderButton(page)).toHaveCount(0);
  expect(orders).toEqual([]);
  expect((await latestOrder(page)).number).toBe(number);
});

test('whoever comes back from the bank by the arrow finds the order, and pays it once', async ({ page }) => {
  await openPayment(page);
  const number = await orderByPaynow(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole('heading', { name: `Zamówienie ${number} czeka na płatność` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Zapłać za zamówienie/ }).dblclick();
  await page.waitForURL(/\/platnosc\//);
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/thank-you/);
  expect((await latestOrder(page)).number).toBe(number);
  expect(await paymentOf(page)).toMatchObject({ status: 'PAID' });
});

test('a payment that the provider tells twice is thanked for once, and paid once', async ({ page, request }) => {
  const scenario = `${shop.standInsUrl}/api/platnosci/paynow`;
  await request.put(scenario, { data: { notices: 'twice' } });
  try {
    await openPayment(page);
    const number = await orderByPaynow(page);
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await page.waitForURL(/\/thank-you/);
    await expect(heading(page)).toContainText(number);
    expect(await paymentOf(page)).toMatchObject({ status: 'PAID' });
    const staff = await staffApi();
    const { items } = await staff.get<{ items: [{ id: number }] }>(`/staff/orders?search=${number}`);
    const order = await staff.get<PaidOrder>(`/staff/orders/${items[0].id}`);
    expect(order.history.map(({ to }) => to)).toEqual(['new', 'pendingPayment', 'processing']);
    expect(order.mails).toEqual(['order-accepted', 'order-paid']);
  } finally {
    await request.put(scenario, { data: { notices: 'once' } });
  }
});

test('a tab that was asleep orders what it shows, and leaves the cart that another tab has begun', async ({ page }) => {
  await openPayment(page);
  await chooseTransfer(page);
  const { createEmptyCart: other } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await aGuest().ask(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "RL-LA-013-50", quantity: 3 }]) { cart { id } } }',
    { id: other },
  );
  // Written here, where it is not heard, as by a tab whose message a sleeping one has missed.
  await page.evaluate((id) => localStorage.setItem('cart_id', id), other);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  await expect(page.getByRole('listitem').filter({ hasText: /^1\s×\sSerum z\slnem/ })).toBeVisible();
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(heading(page)).toHaveText('Koszyk (3\u00a0produkty)');
});

test('code that never arrives is given up after its time, and asked for once more', async ({ page }) => {
  await page.clock.install();
  let isHeld = true;
  await page.route(/\/assets\/cart-screen-[^/]+\.js$/, (route) => (isHeld ? undefined : route.continue()));
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(heading(page)).toHaveText('Koszyk');
  await page.clock.fastForward(GIVEN_UP_AFTER_MS);
  await expect(page.getByText('Nie udało się wczytać części strony. Wczytaj ją ponownie.')).toBeVisible();
  await expectAccessible(page);
  isHeld = false;
  await page.getByRole('link', { name: 'Spróbuj jeszcze raz' }).click();
  await expect(page.getByRole('link', { name: /zakup/i }).first()).toBeVisible();
  await expect(page.getByText('Nie udało się wczytać części strony.')).toHaveCount(0);
});

test('a part of the page that does not come is asked for again', async ({ page, complaints }) => {
  let failed = 0;
  await page.route(/\/assets\/payment-step-[^/]+\.js$/, async (route) => {
    if (failed > 0) return route.continue();
    failed += 1;
    await route.abort('failed');
  });
  await openPayment(page, {}, async () => {
    await expect(page.getByText('Nie udało się wczytać tej części strony.')).toBeVisible();
    await expectAccessible(page);
    // The browser may remember that the file did not come: then the page loads itself anew.
    await page.getByRole('button', { name: 'Spróbuj jeszcze raz' }).press('Enter');
  });
  await chooseTransfer(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  expect(failed).toBe(1);
  await expectRefused(complaints, /ERR_FAILED|dynamically imported/);
});

test('buying works at the third press where the code for it came neither at the first nor, remembered, at the second', async ({
  page,
  complaints,
}) => {
  let failed = 0;
  await page.route(/\/assets\/live-actions-[^/]+\.js$/, async (route) => {
    if (failed > 0) return route.continue();
    failed += 1;
    await route.abort('failed');
  });
  await page.goto(`${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`);
  const buy = page.getByRole('main').getByRole('button', { name: 'Do koszyka' }).first();
  const unreachable = page.getByText(/^Nie udało się połączyć ze sklepem/).filter({ visible: true });
  await buy.click();
  await expect(unreachable.first()).toBeVisible();
  expect(failed).toBe(1);
  const inCart = page.getByText(/^Dodano/).filter({ visible: true });
  await expect(async () => {
    await buy.click();
    await expect(inCart.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectRefused(complaints, /ERR_FAILED|dynamically imported/);
});

test('a new release in the middle of a checkout costs neither the goods nor a word', async ({ page }) => {
  await openPayment(page);
  await page.getByRole('button', { name: 'Zmień: Dane' }).first().click();
  await expect(heading(page)).toHaveText('Podaj swoje dane');
  const email = page.getByLabel('E-mail').filter({ visible: true });
  await email.fill('weronika@poczta.example');
  const cart = await page.evaluate(() => localStorage.getItem('cart_id'));
  // As the release before left it.
  await page.evaluate(() => localStorage.setItem('witryna.version', 'przedtem'));
  const documents = watchDocuments(page);
  await page.reload();
  // The app loads itself once more.
  await expect.poll(() => documents.length).toBe(2);
  await page.waitForLoadState();
  await expect(heading(page)).toHaveText('Podaj swoje dane');
  await expect(email).toHaveValue('weronika@poczta.example');
  expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBe(cart);
});
