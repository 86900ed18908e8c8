import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ADDRESS, CHOOSE_POINT } from './an-address.ts';
import { rememberInBrowser } from './remember-in-browser.ts';
import { expect, shop } from './shop.ts';
import { aGuest } from './shopper-api.ts';

const FILL = `mutation ($id: String!, $email: String!, $items: [CartItemInput!]!, $address: CartAddressInput!, $shipping: String!) {
  addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(input: {
    cart_id: $id, shipping_methods: [{ carrier_code: $shipping, method_code: $shipping }]
  }) { cart { id } }
}`;

const ENTER_CODE = `mutation ($id: String!, $coupon: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $coupon }) { cart { id } }
}`;

export interface Basket {
  readonly sku?: string;
  readonly quantity?: number;
  readonly shipping?: string;
  /** Code of the parcel locker, where the parcel goes to one. */
  readonly point?: string;
  readonly coupon?: string;
}

/** Gives the browser a guest's cart with one piece of a product. */
export async function fillCart(page: Page, sku = 'RL-SW-001-30'): Promise<void> {
  const { createEmptyCart: id } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await aGuest().ask(
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
    { id, sku },
  );
  await rememberInBrowser(page, { cart_id: id });
}

/** Opens the last step of a guest whose cart has all that comes before it; `meanwhile` is done before it is there. */
export async function openPayment(
  page: Page,
  { sku = 'RL-SW-001-30', quantity = 1, shipping = 'inpostcourier', point, coupon }: Basket = {},
  meanwhile?: () => Promise<void>,
): Promise<string> {
  const { createEmptyCart: id } = await aGuest().ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  const email = `${randomUUID()}@poczta.example`;
  await aGuest().ask(FILL, { id, email, items: [{ sku, quantity }], address: ADDRESS, shipping });
  if (point) await aGuest().ask(CHOOSE_POINT, { id, address: ADDRESS, point });
  if (coupon) await aGuest().ask(ENTER_CODE, { id, coupon });
  await rememberInBrowser(page, { cart_id: id });
  await page.goto(`${shop.storefrontUrl}/checkout?step=3`);
  await expect(heading(page)).toHaveText('Wybierz płatność');
  await meanwhile?.();
  await expect(orderButton(page)).toBeVisible();
  return id;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const way = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
export const orderButton = (page: Page) => page.getByRole('button', { name: /^Zamawiam z.obowiązkiem zapłaty$/ });
export const agreeToAll = (page: Page) => page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).check();
export const statement = (page: Page) => page.getByRole('checkbox', { name: /^Oświadczam/ });
export const blikField = (scope: Page | Locator) => scope.getByLabel('Kod BLIK');

/** The orders that this page sends. */
export function watchOrders(page: Page): Record<string, unknown>[] {
  const orders: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    const body = (request.postDataJSON() ?? {}) as { query?: string; variables?: { input: Record<string, unknown> } };
    if (body.query?.startsWith('mutation PlaceOrder') && body.variables) orders.push(body.variables.input);
  });
  return orders;
}

export const latestOrder = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('latest_order') ?? 'null') as { number: string; token: string });

/** How far the payment of the order is that this browser has placed. */
export async function paymentOf(page: Page): Promise<{ status: string; payment_method: string }> {
  const { number, token } = await latestOrder(page);
  const { orderPaymentStatus } = await aGuest().ask<{
    orderPaymentStatus: { status: string; payment_method: string };
  }>('query ($n: String!, $t: String) { orderPaymentStatus(orderNumber: $n, token: $t) { status payment_method } }', {
    n: number,
    t: token,
  });
  return orderPaymentStatus;
}

/** The order that this browser has placed, while the page of a bank is open. */
async function latestOrderAt(page: Page) {
  const { origins } = await page.context().storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'latest_order');
  return JSON.parse(stored?.value ?? 'null') as { number: string };
}

/** Orders by Paynow in the last step; the number of the order, whose bank's page is open then. */
export async function orderByPaynow(page: Page): Promise<string> {
  await way(page, /Paynow/).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/platnosc\//);
  return (await latestOrderAt(page)).number;
}
