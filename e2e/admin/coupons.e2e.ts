import { expect, expectAccessible, expectRefused, test } from '../support/shop.ts';
import { aGuest } from '../support/shopper-api.ts';
import { uniqueName } from '../support/staff-api.ts';
import { DESK, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const ADD = `mutation ($cartId: String!) {
  addProductsToCart(cartId: $cartId, cartItems: [{ sku: "RL-SW-001-30", quantity: 2 }]) { user_errors { message } }
}`;
const APPLY = `mutation ($cartId: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) {
    cart { applied_coupons { code } prices { discounts { amount { value } } } }
  }
}`;

interface Applied {
  readonly applyCouponToCart: {
    readonly cart: {
      readonly applied_coupons: readonly { readonly code: string }[];
      readonly prices: { readonly discounts: readonly { readonly amount: { readonly value: number } }[] };
    };
  };
}

test('a coupon is created, works in a cart, is disabled and deleted', async ({ page, complaints }) => {
  test.slow();
  const code = `E2E-${uniqueName()}`.toUpperCase();
  await signIn(page);
  await page.getByRole('link', { name: 'Promocje' }).click();
  await page.getByRole('button', { name: 'Nowy kupon' }).first().click();
  await page.getByRole('button', { name: 'Utwórz kupon' }).click();
  await expect(page.getByLabel('Kod')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Kod').fill(code);
  await page.getByLabel('Nazwa').fill('Na próbę');
  await page.getByText('Kwota', { exact: true }).click();
  await page.getByLabel('Kwota rabatu w złotych').fill('20');
  await page.getByLabel('Ważny do').fill('2099-12-31T23:59');
  await page.getByLabel('Tylko kategorie').fill('twarz');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Utwórz kupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText('Działa', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const guest = aGuest();
  const { createEmptyCart: cartId } = await guest.ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await guest.ask(ADD, { cartId });
  const { applyCouponToCart } = await guest.ask<Applied>(APPLY, { cartId, code: code.toLowerCase() });
  expect(applyCouponToCart.cart.applied_coupons).toEqual([{ code }]);
  expect(applyCouponToCart.cart.prices.discounts.map(({ amount }) => amount.value)).toEqual([20]);

  await page.getByRole('switch', { name: 'Włączony' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Wyłączony', { exact: true })).toBeVisible();
  const { createEmptyCart: other } = await guest.ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await guest.ask(ADD, { cartId: other });
  await expect(guest.ask(APPLY, { cartId: other, code })).rejects.toThrow();

  await page.getByRole('link', { name: 'Kupony' }).first().click();
  await page.getByRole('button', { name: 'Nowy kupon' }).first().click();
  await page.getByLabel('Kod').fill(code);
  await page.getByLabel('Nazwa').fill('Drugi');
  await page.getByLabel('Rabat w procentach').fill('10');
  await page.getByRole('button', { name: 'Utwórz kupon' }).click();
  await expect(page.getByText('Taki kod ma już inny kupon.').first()).toBeVisible();
  await expectRefused(complaints, /^409 POST \/staff\/coupons/);
  await page.getByRole('link', { name: 'Kupony' }).first().click();
  await page.getByRole('button', { name: 'Wyjdź bez zapisywania' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Szukaj kuponów' }).fill(code);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: code }).click();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText(`Usunięto kupon ${code}`)).toBeVisible();
  await expect(page.getByRole('link', { name: code })).toHaveCount(0);
});
