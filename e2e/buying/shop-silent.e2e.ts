// The shop does not answer, or answers with an error of its own: nothing typed is lost, and nothing is done twice.
import type { Page } from '@playwright/test';
import { agreeToAll, fillCart, heading, openPayment, orderButton, watchOrders, way } from '../support/checkout.ts';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const REFUSED = /ERR_FAILED|\b50\d POST \/graphql/;
const field = (page: Page, label: string) => page.getByLabel(label).filter({ visible: true });

/** Fails every request for an operation until it is let through: by the network, or by what answers in the shop's place. */
async function fail(page: Page, operation: string, how: 'network' | 'error'): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    if (!String(route.request().postData()).includes(operation)) return route.fallback();
    return how === 'network' ? route.abort('failed') : route.fulfill({ status: 500, body: '<h1>500</h1>' });
  });
  return () => page.unroute('**/graphql');
}

test('details that do not reach the shop stay in their fields, and nothing is said against them', async ({
  page,
  complaints,
}) => {
  await fillCart(page);
  await page.goto(`${shop.storefrontUrl}/checkout`);
  for (const [label, value] of [
    ['E-mail', 'anna@poczta.example'],
    ['Imię', 'Anna'],
    ['Nazwisko', 'Lis'],
    ['Telefon', '600 100 200'],
    ['Ulica i numer', 'Lipowa 5/3'],
    ['Kod pocztowy', '02-677'],
    ['Miejscowość', 'Warszawa'],
  ] as const)
    await field(page, label).fill(value);
  for (const [how, sentence] of [
    ['network', 'Nie udało się połączyć ze sklepem. Wpisane dane zostały, spróbuj jeszcze raz.'],
    ['error', 'Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.'],
  ] as const) {
    const letThrough = await fail(page, 'mutation SaveDetails', how);
    await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();
    await expect(page.getByRole('region', { name: sentence })).toBeFocused();
    await expect(page.getByText('Upss... Sprawdź formularz')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Błąd/);
    await expectAccessible(page);
    await letThrough();
  }
  await expect(field(page, 'Ulica i numer')).toHaveValue('Lipowa 5/3');
  await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(heading(page)).toHaveText('Wybierz dostawę');
  const letThrough = await fail(page, 'mutation ChooseDelivery', 'network');
  await page.getByRole('radio', { name: /^Kurier InPost/ }).check();
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page.getByRole('region', { name: /^Nie udało się połączyć ze sklepem/ })).toBeFocused();
  await letThrough();
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(heading(page)).toHaveText('Wybierz płatność');
  await expectRefused(complaints, REFUSED);
});

test('an order whose answers are lost is asked for until it is known, and is one order', async ({
  page,
  complaints,
}) => {
  await openPayment(page);
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  const orders = watchOrders(page);
  let answers = 0;
  await page.route('**/graphql', async (route) => {
    if (!String(route.request().postData()).includes('mutation PlaceOrder')) return route.fallback();
    answers += 1;
    // The first one arrives, but its answer does not; then something between here and the shop answers for it.
    if (answers === 1) await route.fetch();
    return answers < 3 ? route.fulfill({ status: 502, body: '<h1>502</h1>' }) : route.continue();
  });
  await orderButton(page).click();
  await expect(page.getByText('Sprawdzamy, czy zamówienie dotarło.')).toBeVisible();
  await page.waitForURL(/\/thank-you/);
  expect(orders.length).toBe(3);
  expect(new Set(orders.map(({ cart_id: cart }) => cart)).size).toBe(1);
  await expectRefused(complaints, REFUSED);
});
