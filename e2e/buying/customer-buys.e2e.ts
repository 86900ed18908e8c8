// Buying with an account: the saved address, what a screen reader is told at each step, and a sign-in that ends on the way.
import type { Page } from '@playwright/test';
import { ADDRESS } from '../support/an-address.ts';
import { agreeToAll, heading, orderButton, paymentOf, way } from '../support/checkout.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD, signedIn } from '../support/shopper-api.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const SAVE = 'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }';
const ADD =
  'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }';
const CHOOSE_DELIVERY = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(input: {
    cart_id: $id, shipping_methods: [{ carrier_code: "inpostcourier", method_code: "inpostcourier" }]
  }) { cart { id } }
}`;

/** A customer with a saved address, and two pieces of a product in the cart. */
async function aBuyer() {
  const customer = await aCustomer('Maja');
  await customer.ask(SAVE, { input: { ...ADDRESS, default_shipping: true } });
  const { customerCart } = await customer.ask<{ customerCart: { id: string } }>('{ customerCart { id } }');
  await customer.ask(ADD, { id: customerCart.id, items: [{ sku: 'RL-LA-013-50', quantity: 2 }] });
  return { ...customer, cartId: customerCart.id };
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Hasło', { exact: true }).press('Enter');
}

test('a customer buys to a saved address, and each step reads well to who hears it', async ({ page }) => {
  const { email } = await aBuyer();
  await page.goto(`${shop.storefrontUrl}/auth?return=/checkout`);
  await signIn(page, email);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - navigation "Etapy zamówienia":
        - list:
          - listitem: 1 Dane
          - listitem: 2 Dostawa
          - listitem: 3 Płatność
      - group: /Twoje zamówienie 2 produkty/
      - heading "Podaj swoje dane" [level=1]
      - group "Twoje adresy":
        - radio "Lena Łąkowska Długa 5/7, 30-001 Kraków" [checked]
        - radio "Nowy adres"
      - checkbox "Chcę fakturę na firmę"
      - checkbox "Wyślij pod inny adres"
      - button "Przejdź do dostawy"
  `);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - navigation "Etapy zamówienia":
        - list:
          - listitem:
            - link "1 Dane"
          - listitem: 2 Dostawa
          - listitem: 3 Płatność
      - heading "Wybierz dostawę" [level=1]
      - term: Dane
      - definition:
        - 'button "Zmień: Dane"'
      - group "Sposoby dostawy":
        - radio /^Kurier InPost .+ zł$/
        - radio /^InPost Paczkomat® 24\\/7 .+ zł$/
      - button "Przejdź do płatności"
  `);
  await page.getByRole('radio', { name: /^Kurier InPost/ }).check();
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Wybierz płatność" [level=1]
      - group "Sposoby płatności":
        - radio "BLIK Kod wpiszesz na końcu"
        - radio "Przelew tradycyjny Dane do przelewu pokażemy po złożeniu zamówienia"
      - region "Sprawdź zamówienie":
        - heading "Sprawdź zamówienie" [level=2]
        - term: Dane
        - definition:
          - 'button "Zmień: Dane"'
        - term: Dostawa
        - definition:
          - 'button "Zmień: Dostawa"'
        - term: Do zapłaty
        - definition: /zł/
      - group "Zgody":
        - checkbox "Akceptuję regulamin sklepu"
        - link "Przeczytaj regulamin (nowe okno)"
        - checkbox "Znam politykę prywatności"
      - button "Zamawiam z obowiązkiem zapłaty"
  `);
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading /^Dziękujemy\\. Zamówienie \\d+ przyjęte$/ [level=1]
      - region "Dane do przelewu":
        - term: Numer konta
        - definition:
          - 'button "Kopiuj: Numer konta"'
      - region "Produkty":
        - list:
          - listitem: /^2 × Dezodorant/
  `);
  const number = ((await heading(page).textContent()) ?? '').replace(/\D/g, '');
  await page.goto(`${shop.storefrontUrl}/account/orders`);
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
});

test('a sign-in that ends in the last step is asked for there, and the same things are ordered once', async ({
  page,
  complaints,
}) => {
  const { email, cartId, ask } = await aBuyer();
  await ask(CHOOSE_DELIVERY, { id: cartId, address: ADDRESS });
  await page.goto(`${shop.storefrontUrl}/auth?return=${encodeURIComponent('/checkout?step=3')}`);
  await signIn(page, email);
  await expect(heading(page)).toHaveText('Wybierz płatność');
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  await ask('mutation { revokeAllCustomerTokens { result } }');
  await orderButton(page).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Dokończ zamówienie' })).toBeFocused();
  await expectAccessible(page);
  await signIn(page, email);
  await expect(heading(page)).toHaveText('Wybierz płatność');
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  await expect(page.getByRole('listitem').filter({ hasText: /^2\s×\sDezodorant/ })).toBeVisible();
  expect(await paymentOf(page)).toMatchObject({ status: 'PENDING', payment_method: 'banktransfer' });
  const { customer } = await (await signedIn(email)).ask<{ customer: { orders: { total_count: number } } }>(
    '{ customer { orders { total_count } } }',
  );
  expect(customer.orders.total_count).toBe(1);
  // The browser itself notes that the token was refused.
  expect(new Set(complaints.splice(0))).toEqual(new Set(['401 POST /graphql']));
});
