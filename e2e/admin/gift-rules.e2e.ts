import { expect, expectAccessible, expectRefused, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';
import { uniqueName } from '../support/staff-api.ts';
import { DESK, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const ADD = `mutation ($cartId: String!) {
  addProductsToCart(cartId: $cartId, cartItems: [{ sku: "RL-SW-001-30", quantity: 1 }]) { user_errors { message } }
}`;
const OFFERS = 'query ($cartId: String!) { cart(cart_id: $cartId) { gift_offers { label kind } } }';

interface Offered {
  readonly cart: { readonly gift_offers: readonly { readonly label: string; readonly kind: string }[] };
}

/** Labels of the gifts offered with one product in a new cart. */
async function offers(): Promise<readonly string[]> {
  const guest = aGuest();
  const { createEmptyCart: cartId } = await guest.ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await guest.ask(ADD, { cartId });
  return (await guest.ask<Offered>(OFFERS, { cartId })).cart.gift_offers.map(({ label }) => label);
}

test('a gift rule is created, applies in a cart, is disabled and deleted', async ({ page, complaints }) => {
  test.slow();
  const name = `Prezent ${uniqueName()}`;
  await signIn(page);
  await page.getByRole('link', { name: 'Promocje' }).click();
  await page.getByRole('link', { name: 'Prezenty i próbki' }).click();
  await expect(page.getByRole('row', { name: /Próbki do wyboru/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nowa zasada' }).click();
  await page.getByRole('button', { name: 'Utwórz zasadę' }).click();
  await expect(page.getByLabel('Nazwa')).toBeFocused();
  await expect(page.getByText('Wybierz przynajmniej jeden produkt')).toBeVisible();
  await expectAccessible(page);
  // Typed key by key: an error that is still shown must not take the focus between two characters.
  await page.getByLabel('Od wartości zakupów w złotych').pressSequentially('10,50');
  await expect(page.getByLabel('Od wartości zakupów w złotych')).toHaveValue('10,50');
  await page.getByLabel('Nazwa').fill(name);
  const products = page.getByRole('combobox', { name: 'Produkty do wyboru' });
  await products.fill('szminka');
  await page
    .getByRole('option', { name: /^Szminka/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Utwórz zasadę' }).click();
  await expect(page.getByText(/nie jest prezentem/)).toBeVisible();
  await expectRefused(complaints, /^422 POST \/staff\/gift-rules$/);
  await expect(products).toBeFocused();
  await page.getByRole('button', { name: /^Usuń z listy/ }).click();
  await products.fill('krem do rąk z nagietkiem');
  await page.getByRole('option', { name: /^Prezent/ }).click();
  await page.getByRole('button', { name: 'Utwórz zasadę' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Działa', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await offers()).toContain(name);

  await page.getByRole('switch', { name: 'Włączona' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Wyłączona', { exact: true })).toBeVisible();
  await expect.poll(offers).not.toContain(name);

  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText(`Usunięto zasadę „${name}”`)).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
