import { aProductOf } from '../support/a-product.ts';
import {
  agreeToAll,
  blikField,
  fillCart,
  heading,
  latestOrder,
  openPayment,
  orderButton,
  orderByPaynow,
  paymentOf,
  statement,
  watchOrders,
  way,
} from '../support/checkout.ts';
import { weighFiles, weighStyles } from '../support/module-weights.ts';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

for (const [device, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`a guest goes through all steps on ${device}, and pays by transfer`, { tag: '@firefox' }, async ({ page }) => {
    await page.setViewportSize(size);
    await fillCart(page);
    await page.goto(`${shop.storefrontUrl}/checkout`);
    // Folded parts of the form have fields of the same names.
    const field = (label: string) => page.getByLabel(label).filter({ visible: true });
    await field('E-mail').fill('lena@poczta.example');
    await field('Imię').fill('Lena');
    await field('Nazwisko').fill('Łąkowska');
    await field('Telefon').fill('600 700 800');
    await field('Ulica i numer').fill('Długa 5/7');
    await field('Kod pocztowy').fill('30001');
    await field('Miejscowość').fill('Kraków');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();
    await page.getByRole('radio', { name: /^(?=.*InPost)(?=.*[Kk]urier)/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText('Wybierz płatność');

    // BLIK is first; nothing is chosen or ticked for anybody.
    await expect(page.getByRole('radio').first()).toHaveAccessibleName('BLIK Kod wpiszesz na końcu');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectAccessible(page);

    await orderButton(page).click();
    const faults = page.getByRole('region', { name: 'Upss... Sprawdź formularz' });
    await expect(faults).toBeFocused();
    await expect(page).toHaveTitle(/^Błąd: /);
    await expectAccessible(page);
    await faults.getByRole('link', { name: 'Zaznacz wymagane zgody' }).click();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: /politykę prywatności/ }).check();
    await way(page, /^Przelew tradycyjny/).check();
    await expect(page).toHaveTitle(/^Płatność, krok 3 z 3/);

    await orderButton(page).click();
    await page.waitForURL(/\/thank-you/);
    // Firefox and Safari hyphenate Polish, addresses of mails too.
    await expect(page.getByRole('main')).toHaveCSS('hyphens', 'manual');
    expect(await paymentOf(page)).toMatchObject({ status: 'PENDING', payment_method: 'banktransfer' });
    expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull();
  });
}

test('a parcel that is paid at the door has one way, which is chosen', { tag: '@firefox' }, async ({ page }) => {
  await openPayment(page, { shipping: 'Dpdshippingcod' });
  await expect(way(page, /^Płatność przy odbiorze/)).toBeChecked();
  const others = page.getByText(/^Niedostępne przy tej dostawie \(\d+\)$/);
  await expect(others).toHaveCount(1);
  await expect(page.getByText('BLIK', { exact: true })).toBeHidden();
  await others.click();
  await expect(page.getByText('BLIK', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  expect(await paymentOf(page)).toMatchObject({ payment_method: 'cashondelivery' });
});

test('a BLIK code that is wrong is asked for again, and pays the same order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPayment(page);
  const orders = watchOrders(page);
  await way(page, /^BLIK/).check();
  await statement(page).check();
  await agreeToAll(page);
  await blikField(page).pressSequentially('111111');
  await expect(blikField(page)).toHaveValue('111 111');
  await expectAccessible(page);
  await orderButton(page).click();
  const { number } = await expect
    .poll(() => latestOrder(page))
    .not.toBeNull()
    .then(() => latestOrder(page));
  await expect(page.getByRole('heading', { name: `Zamówienie ${number} czeka na płatność` })).toBeVisible();
  await expect(blikField(page)).toBeFocused();
  await expect(blikField(page)).toHaveValue('');
  await expectAccessible(page);
  await blikField(page).fill('777 123');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/thank-you/);
  expect((await latestOrder(page)).number).toBe(number);
  expect(await paymentOf(page)).toMatchObject({ status: 'PAID' });
  expect(orders).toHaveLength(1);
});

test('a bank of Przelewy24 is chosen in the shop, and paid there', async ({ page }) => {
  await openPayment(page);
  await way(page, /^Przelewy24/).check();
  const banks = page.getByRole('group', { name: /^Bank w.Przelewy24$/ });
  await expect(banks.getByRole('radio')).toHaveCount(6);
  await expect
    .poll(() =>
      banks.locator('img').evaluateAll((all: HTMLImageElement[]) => all.every((each) => each.naturalWidth > 0)),
    )
    .toBe(true);
  await expectAccessible(page);
  await banks.getByRole('button', { name: /^Pokaż wszystkie/ }).click();
  await banks.getByRole('searchbox').fill('rozany');
  await banks.getByRole('radio', { name: 'Zastępczy Bank Różany' }).check();
  await statement(page).check();
  await agreeToAll(page);
  const orders = watchOrders(page);
  await orderButton(page).click();
  await page.waitForURL(/\/platnosc\//);
  expect(orders[0]).toMatchObject({
    payment_method: { additional_data: { przelewy24: { method: 25, regulation_accept: true } } },
  });
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/thank-you/);
  expect(await paymentOf(page)).toMatchObject({ status: 'PAID' });
});

test('a payment that the bank refuses is tried again, as the same order', { tag: '@firefox' }, async ({ page }) => {
  await openPayment(page);
  const number = await orderByPaynow(page);
  await page.getByRole('button', { name: /^Odrzuć/ }).click();
  await page.waitForURL(/\/payment-error/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Zapłać za zamówienie/ }).click();
  await page.waitForURL(/\/platnosc\//);
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.waitForURL(/\/thank-you/);
  expect((await latestOrder(page)).number).toBe(number);
  expect(await paymentOf(page)).toMatchObject({ status: 'PAID' });
});

test('a price that rises is told, agreed to, then ordered', async ({ page }) => {
  const product = await aProductOf(10);
  await openPayment(page, { sku: product.sku });
  const orders = watchOrders(page);
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  await product.price(5_400);
  await orderButton(page).click();
  const notice = page.getByRole('region', { name: new RegExp(`: ${product.name} kosztuje teraz 54,00.zł\\.$`) });
  await expect(notice).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przyjmuję nową kwotę' }).click();
  await expect(orderButton(page)).toBeFocused();
  expect(orders).toHaveLength(1);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
});

test('of what was sold meanwhile the rest is kept, by name', { tag: '@firefox' }, async ({ page }) => {
  const product = await aProductOf(3);
  await openPayment(page, { sku: product.sku, quantity: 3 });
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  await product.stock(1);
  await orderButton(page).click();
  await expect(page.getByText(/została 1 sztuka, a.w.koszyku są 3\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Zostaw 1 sztukę: ${product.name}` }).click();
  await expect(orderButton(page)).toBeFocused();
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
});

test('an answer that is lost on the way makes no second order', async ({ page, complaints }) => {
  await openPayment(page);
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  const orders = watchOrders(page);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    const isOrder = String(route.request().postData()).includes('mutation PlaceOrder');
    if (!isOrder || lost > 0) return route.continue();
    lost += 1;
    // The order reaches the shop; its answer reaches nobody.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await orderButton(page).dblclick();
  await expect(page.getByText('Sprawdzamy, czy zamówienie dotarło.')).toBeVisible();
  await page.waitForURL(/\/thank-you/);
  expect(orders).toHaveLength(2);
  expect(orders[0]).toEqual(orders[1]);
  const { number } = await latestOrder(page);
  expect(Number(number)).toBeGreaterThan(0);
  await expectRefused(complaints, /ERR_CONNECTION_RESET/);
});

/** With the heaviest of their parts, the last step; the map of points is not among them. */
const MOST_BYTES = 60_000;

test('cart and checkout bring little more than a content page has', async ({ page }) => {
  // Otherwise the thanks are loaded ahead while a payment is chosen, in an idle moment.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } });
  });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const stylesOf = async () => weighStyles((await page.locator('head style').allTextContents()).join(''));
  await page.goto(`${shop.storefrontUrl}/szminka-kremowa-z-olejem-z-malin`);
  // The last that a product brings: on a slow machine the network is idle before the page is alive.
  await expect.poll(() => [...asked].some((path) => path.includes('/note-view-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const [before, stylesBefore] = [new Set(asked), await stylesOf()];
  await openPayment(page);
  await page.waitForLoadState('networkidle');
  const added = [...asked].filter((path) => !before.has(path));
  const bytes = weighFiles(added) + Math.max(0, (await stylesOf()) - stylesBefore);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('a storage that is full keeps nobody from ordering, nor from seeing the order', async ({ page }) => {
  await openPayment(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  const orders = watchOrders(page);
  await orderButton(page).click();
  await page.waitForURL(/\/order#token=/);
  await expect(heading(page)).toContainText(/\d{9}/);
  expect(orders).toHaveLength(1);
});
